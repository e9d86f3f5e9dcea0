import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

/** What a control inside a field must carry so that its label, error and counter belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

/**
 * A labelled place for one control, with its error and an optional line at its end, such as a counter. The
 * control itself is made by the caller from the given properties.
 *
 * @example <FormField id="email" label="ایمیل">{(control) => <input {...control} type="email" />}</FormField>
 */
export const FormField = ({
  id,
  label,
  error,
  aside,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  error?: string | undefined;
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}) => {
  const describedBy = [error && `${id}-error`, aside && `${id}-aside`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      {children({
        id,
        className: joinClasses('field', error && 'field-invalid'),
        'aria-invalid': error !== undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div className="flex flex-wrap justify-between gap-x-4">
        {error && (
          <p id={`${id}-error`} className="text-fine text-danger">
            {error}
          </p>
        )}
        {aside && (
          <div id={`${id}-aside`} className="ms-auto text-fine text-ink-faint">
            {aside}
          </div>
        )}
      </div>
    </div>
  );
};
