import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

/** What a control must carry so that its label, error and hint belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
};

/** A label, its control, and below it the error or the hint, from the start of the line. */
export const FieldShell = ({
  id,
  label,
  error,
  hint,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) => {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
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
