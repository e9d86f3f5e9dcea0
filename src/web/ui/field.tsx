import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

/** Ids that tie a control to what is said about it: give `describedBy(id, …)` to the control. */
export const describedBy = (id: string, { hint, error }: { hint?: unknown; error?: unknown }) =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

/** A label, its control, and what is said about it: a hint below, and an error that is read out at once. */
export const Field = ({
  id,
  label,
  after,
  hint,
  error,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  /** Beside the label: that it is optional, a counter. */
  after?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <div className={joinClasses('grid gap-1', className)}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {after && <span className="text-fine text-ink-soft">{after}</span>}
    </div>
    {children}
    {error && (
      <p id={`${id}-error`} role="alert" className="text-small font-semibold text-danger">
        {error}
      </p>
    )}
    {hint && (
      <p id={`${id}-hint`} className="text-fine text-ink-soft">
        {hint}
      </p>
    )}
  </div>
);
