import type { Ref, SelectHTMLAttributes } from 'react';
import { type FieldProps, FieldShell } from './field-shell.tsx';

type Option = { value: string; label: string };

/** One of a few, as the browser's own list: it works with every keyboard and on every phone. */
export const SelectField = ({
  label,
  error,
  hint,
  isOptional,
  className,
  options,
  emptyLabel,
  ref,
  ...rest
}: FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
    options: readonly Option[];
    /** Offered first, with the empty value. */
    emptyLabel?: string;
    ref?: Ref<HTMLSelectElement>;
  }) => {
  return (
    <FieldShell label={label} error={error} hint={hint} isOptional={isOptional} className={className}>
      {(control) => (
        <select {...rest} {...control} ref={ref}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldShell>
  );
};
