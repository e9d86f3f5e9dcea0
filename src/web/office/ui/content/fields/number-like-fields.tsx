import { useState } from 'react';
import { rowTexts } from '#web/texts/office/content-fields.ts';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { FieldShell } from '../../fields/field-shell.tsx';
import { JalaliDateField } from '../../fields/jalali-date-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { readTypedNumber } from '../../fields/typed-number.rules.ts';
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
  const { value, onChange, onBlur, error, ref } = usePathField(path);
  const [typed, setTyped] = useState<string>();
  const fault =
    typed !== undefined && readTypedNumber(typed, { hasDecimals: true }).kind === 'fault'
      ? fieldTexts.notANumber
      : undefined;
  return (
    <FieldShell label={label} hint={hint} error={fault ?? error}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="text"
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (typeof value === 'number' && !Number.isNaN(value) ? String(value) : '')}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readTypedNumber(target.value, { hasDecimals: true });
            onChange(read.kind === 'number' ? read.value : read.kind === 'empty' ? 0 : Number.NaN);
          }}
          onBlur={() => {
            if (!fault) setTyped(undefined);
            onBlur();
          }}
        />
      )}
    </FieldShell>
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
