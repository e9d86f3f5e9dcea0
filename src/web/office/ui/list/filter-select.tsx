import { listTexts } from '#web/texts/office/lists.ts';

/** A filter of a list: one of a few values, or all. Its name stands in it, so that it needs no label beside. */
export const FilterSelect = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}) => (
  <select
    aria-label={label}
    className="field field-small w-auto max-w-full"
    value={value ?? ''}
    onChange={(event) => onChange(event.target.value || undefined)}
  >
    <option value="">{`${label}: ${listTexts.all}`}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {`${label}: ${option.label}`}
      </option>
    ))}
  </select>
);
