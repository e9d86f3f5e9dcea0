import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { officeTexts } from '#web/texts/office/frame.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { FieldShell } from './field-shell.tsx';

export type FieldVariant = {
  label: string;
  error?: string | undefined;
  /** Below the field: what is expected, a counter. */
  hint?: ReactNode;
  isOptional?: boolean;
  className?: string;
};

/** The label with «اختیاری» where the field may stay empty. */
export const FieldLabel = ({ label, isOptional }: Pick<FieldVariant, 'label' | 'isOptional'>) => (
  <>
    {label}
    {isOptional && <span className="font-normal text-ink-faint"> ({officeTexts.optional})</span>}
  </>
);

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
}: FieldVariant &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
    isCode?: boolean;
    ref?: Ref<HTMLInputElement>;
  }) => {
  const id = useId();
  return (
    <FieldShell
      id={id}
      label={<FieldLabel label={label} {...(isOptional && { isOptional })} />}
      error={error}
      hint={hint}
      className={className}
    >
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
}: FieldVariant &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> }) => {
  const id = useId();
  return (
    <FieldShell
      id={id}
      label={<FieldLabel label={label} {...(isOptional && { isOptional })} />}
      error={error}
      hint={hint}
      className={className}
    >
      {(control) => (
        <textarea
          dir="rtl"
          rows={4}
          {...rest}
          {...control}
          ref={ref}
          className={joinClasses(control.className)}
        />
      )}
    </FieldShell>
  );
};
