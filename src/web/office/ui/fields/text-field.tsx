import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { type FieldProps, FieldShell } from './field-shell.tsx';

/**
 * A line of text. `isCode` is for serials, e-mails, phones and addresses: they read left to right. It takes what
 * `form.register` gives.
 *
 * @example <TextField label="نام" error={errors.name?.message} {...form.register('name')} />
 */
export const TextField = ({
  label,
  error,
  hint,
  isOptional,
  className,
  isCode = false,
  ref,
  ...rest
}: FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    isCode?: boolean;
    ref?: Ref<HTMLInputElement>;
  }) => {
  return (
    <FieldShell label={label} error={error} hint={hint} isOptional={isOptional} className={className}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          ref={ref}
          dir={isCode ? 'ltr' : rest.dir}
          autoComplete={rest.autoComplete ?? 'off'}
        />
      )}
    </FieldShell>
  );
};

/** Several lines of Persian text, which stays Persian when it begins with the Latin name of a model. */
export const TextAreaField = ({
  label,
  error,
  hint,
  isOptional,
  className,
  ref,
  ...rest
}: FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> }) => {
  return (
    <FieldShell label={label} error={error} hint={hint} isOptional={isOptional} className={className}>
      {(control) => <textarea dir="rtl" rows={4} {...rest} {...control} ref={ref} />}
    </FieldShell>
  );
};
