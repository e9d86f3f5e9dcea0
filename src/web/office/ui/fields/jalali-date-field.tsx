import { lazy, Suspense } from 'react';
import { FieldLabel, type FieldProps } from './field-shell.tsx';
import type { JalaliDateFieldProps } from './jalali-date/jalali-date-props.ts';

// Date fields bring 60 kB; they come when the first of them is drawn.
const Loaded = lazy(() => import('./jalali-date/jalali-date-input.tsx'));

/**
 * A Persian date, typed (`۱۴۰۶/۱۲/۲۹`, in any digits) or chosen from a calendar; always a day of Tehran, whatever the
 * computer's zone.
 *
 * @example <JalaliDateField label="از تاریخ" value={search.from ?? null} onChange={(from) => setSearch({ from })} />
 */
export const JalaliDateField = (props: JalaliDateFieldProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <Loaded {...props} />
  </Suspense>
);

const Waiting = ({ label, isOptional, className }: FieldProps) => (
  <div className={className} aria-busy="true">
    <span className="mb-1 block text-small font-semibold">
      <FieldLabel label={label} isOptional={isOptional} />
    </span>
    <div className="field skeleton" />
  </div>
);
