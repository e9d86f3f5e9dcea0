import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

/** What a control inside a field must carry so that its label, error and hint belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldVariant = {
  root?: string;
  /** Around the label and what stands beside it. */
  head?: string;
  label: string;
  /** Around error and hint. */
  notes?: string;
  error: string;
  hint: string;
  /** The error is read out at once. */
  isAlert?: boolean;
};

/* Apart from each other, so that a page carries only the variants that it uses. */

const smallFieldVariant: FieldVariant = {
  label: 'mb-1 block text-small font-semibold',
  error: 'mt-1 text-fine font-semibold text-danger',
  hint: 'mt-1 text-fine text-ink-soft',
};

export const largeFieldVariant: FieldVariant = {
  root: 'grid gap-1',
  head: 'flex flex-wrap items-baseline justify-between gap-x-3',
  label: 'font-semibold',
  notes: 'contents',
  error: 'text-small font-semibold text-danger',
  hint: 'text-fine text-ink-soft',
  isAlert: true,
};

export const hintAtEndFieldVariant: FieldVariant = {
  label: smallFieldVariant.label,
  notes: 'flex flex-wrap justify-between gap-x-4',
  error: 'text-fine text-danger',
  hint: 'ms-auto text-fine text-ink-faint',
};

/**
 * A label, its control, and below it the error and the hint. The control itself is made by the caller from the given
 * properties.
 *
 * @example <Field id="email" label="ایمیل">{(control) => <input {...control} type="email" />}</Field>
 */
export const Field = ({
  id,
  label,
  after,
  hint,
  error,
  variant = smallFieldVariant,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  /** Beside the label: that it is optional, a counter. */
  after?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  variant?: FieldVariant;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) => {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={joinClasses(variant.root, className) || undefined}>
      <div className={variant.head}>
        <label htmlFor={id} className={variant.label}>
          {label}
        </label>
        {after && <span className="text-fine text-ink-soft">{after}</span>}
      </div>
      {children({
        id,
        className: joinClasses('field', Boolean(error) && 'field-invalid'),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      <div className={variant.notes}>
        {error && (
          <p id={`${id}-error`} role={variant.isAlert ? 'alert' : undefined} className={variant.error}>
            {error}
          </p>
        )}
        {hint && (
          <p id={`${id}-hint`} className={variant.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
};
