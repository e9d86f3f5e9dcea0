import { type ReactNode, useId } from 'react';
import { officeTexts } from '#web/texts/office/frame.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/** What a control must carry so that its label, error and hint belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: string;
  error?: string | undefined;
  /** Below the field: what is expected, a counter. */
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/** The label with «اختیاری» where the field may stay empty. */
export const FieldLabel = ({ label, isOptional }: Pick<FieldProps, 'label' | 'isOptional'>) => (
  <>
    {label}
    {isOptional && <span className="font-normal text-ink-faint"> ({officeTexts.optional})</span>}
  </>
);

/** A label, its control, and below it the error or the hint, from the start of the line. */
export const FieldShell = ({
  label,
  error,
  hint,
  isOptional,
  className,
  isBare = false,
  children,
}: FieldProps & {
  /** Its label is shown elsewhere, such as in a table's head. */
  isBare?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}) => {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {isBare ? <span className="sr-only">{label}</span> : <FieldLabel {...{ label, isOptional }} />}
      </label>
      {children({
        id,
        className: joinClasses('field', error && 'field-invalid'),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-fine font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-fine text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
};
