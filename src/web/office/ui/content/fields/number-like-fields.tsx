import { JalaliDateField } from '../../fields/jalali-date-field.tsx';
import { NumberField, type NumberFieldProps } from '../../fields/number-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import type { FieldPlace } from './field-place.ts';
import { usePathField } from './use-path-field.ts';

/** An amount or degrees; an empty field is zero. What is no number is NaN, which the server refuses. */
export const NumberOrZeroField = ({
  path,
  label,
  hint,
  unit,
  hasDecimals,
}: FieldPlace & Pick<NumberFieldProps, 'unit' | 'hasDecimals'>) => {
  const { value, onChange, ...field } = usePathField(path);
  return (
    <NumberField
      {...field}
      label={label}
      hint={hint}
      unit={unit}
      hasDecimals={hasDecimals}
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
