import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

/** What a control inside a field must carry so that its label, error and hint belong to it. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Look = {
  root?: string;
  label: string;
  /** Around error and hint, where they share a line. */
  notes?: string;
  error: string;
  hint: string;
  /** The error is read out at once. */
  isAlert?: boolean;
};

const smallLabel = 'mb-1 block text-small font-semibold';
const looks = {
  large: {
    root: 'grid gap-1',
    label: 'font-semibold',
    error: 'text-small font-semibold text-danger',
    hint: 'text-fine text-ink-soft',
    isAlert: true,
  },
  small: {
    label: smallLabel,
    error: 'mt-1 text-fine font-semibold text-danger',
    hint: 'mt-1 text-fine text-ink-soft',
  },
  'hint-at-end': {
    label: smallLabel,
    notes: 'flex flex-wrap justify-between gap-x-4',
    error: 'text-fine text-danger',
    hint: 'ms-auto text-fine text-ink-faint',
  },
} satisfies Record<string, Look>;

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
  look = 'large',
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  /** Beside the label: that it is optional, a counter. */
  after?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  look?: keyof typeof looks;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) => {
  const styles: Look = looks[look];
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const labelled = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  const notes = (
    <>
      {error && (
        <p id={`${id}-error`} role={styles.isAlert ? 'alert' : undefined} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
  return (
    <div className={joinClasses(styles.root, className) || undefined}>
      {after ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {labelled}
          <span className="text-fine text-ink-soft">{after}</span>
        </div>
      ) : (
        labelled
      )}
      {children({
        id,
        className: joinClasses('field', Boolean(error) && 'field-invalid'),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {styles.notes ? <div className={styles.notes}>{notes}</div> : notes}
    </div>
  );
};
