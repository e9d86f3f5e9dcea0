import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

/** One box with its sentence; the whole line is the target. It takes what `form.register` gives. */
export const CheckboxField = ({
  label,
  hint,
  error,
  ref,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}) => {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          {...rest}
          ref={ref}
          type="checkbox"
          className="check shrink-0"
          aria-invalid={error !== undefined}
          aria-describedby={hint || error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <p id={id} className={error ? 'text-fine text-danger' : 'ps-7 text-fine text-ink-soft'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
};

/** Several boxes that belong together, such as roles; the value is the list of what is ticked. */
export const CheckboxGroupField = <Value extends string>({
  label,
  options,
  value,
  error,
  ref,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[];
  value: readonly Value[];
  error?: string | undefined;
  /** Of the first box, which is focused when nothing that is asked for is ticked. */
  ref?: Ref<HTMLInputElement>;
  onChange: (value: Value[]) => void;
}) => {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      {options.map((option, at) => (
        <CheckboxField
          key={option.value}
          label={option.label}
          hint={option.hint}
          ref={at === 0 ? ref : undefined}
          checked={value.includes(option.value)}
          onChange={({ target }) =>
            onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? target.checked : value.includes(one))),
            )
          }
        />
      ))}
      {error && (
        <p id={id} className="text-fine text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
