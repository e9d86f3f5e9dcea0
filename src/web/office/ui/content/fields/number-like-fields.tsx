import { rowTexts } from '#web/texts/office/content-fields.ts';
import { JalaliDateField } from '../../fields/jalali-date-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import type { FieldPlace } from './field-place.ts';
import { usePathField } from './use-path-field.ts';

/** Whole tomans; an empty field is zero, "ask us". What is no number is NaN, which the server refuses. */
export const TomanField = ({ path, label, hint }: FieldPlace) => {
  const { value, onChange, ...field } = usePathField(path);
  return (
    <NumberField
      {...field}
      label={label}
      hint={hint}
      unit={rowTexts.toman}
      value={typeof value === 'number' ? value : null}
      onChange={(typed) => onChange(typed ?? 0)}
    />
  );
};

/** A number with decimals, typed in any digits. What is no number is NaN, which the server refuses. */
export const DegreesField = ({ path, label, hint }: FieldPlace) => {
  const { value, onChange, ...field } = usePathField(path);
  return (
    <NumberField
      {...field}
      label={label}
      hint={hint}
      hasDecimals
      value={typeof value === 'number' ? value : null}
      onChange={(typed) => onChange(typed ?? 0)}
    />
  );
};

export const MomentField = ({ path, label, hint }: FieldPlace) => {
  const { value, ...field } = usePathField(path);
  return (
    <JalaliDateField
      {...field}
      label={label}
      hint={hint}
      hasTime
      isOptional
      value={typeof value === 'string' && value !== '' ? value : null}
    />
  );
};

export const ChoiceField = ({
  path,
  label,
  hint,
  options,
}: FieldPlace & { options: readonly { value: number; label: string }[] }) => {
  const { value, onChange, ...field } = usePathField(path);
  return (
    <SelectField
      {...field}
      label={label}
      hint={hint}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={String(value ?? 0)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
};
