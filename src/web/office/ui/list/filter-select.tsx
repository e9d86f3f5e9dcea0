import { officeListTexts } from '#web/texts/office/lists.ts';

/**
 * A filter of a list: one of a few values, or all. Its name stands in it, so that it needs no label beside. What a
 * copied link chose is offered even when it is not among the options. An order is always one of its values: there
 * `hasAll` is false.
 */
export const FilterSelect = ({
  label,
  value,
  options,
  hasAll = true,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: readonly Option[];
  hasAll?: boolean;
  onChange: (value: string | undefined) => void;
}) => (
  <select
    aria-label={label}
    className="field field-small w-auto max-w-full"
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value || undefined)}
  >
    {hasAll && <option value="">{`${label}: ${officeListTexts.all}`}</option>}
    {withChosen(options, value).map((option) => (
      <option key={option.value} value={option.value}>
        {`${label}: ${option.label}`}
      </option>
    ))}
  </select>
);

type Option = { value: string; label: string };

const withChosen = (options: readonly Option[], chosen: string | undefined): readonly Option[] =>
  chosen === undefined || options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options];
