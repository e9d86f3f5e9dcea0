import type { ReactNode } from 'react';
import { addDays } from '#kernel/jalali-month.ts';
import { dayTexts } from '#web/texts/office/day-steps.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { JalaliDateField } from '../fields/jalali-date-field.tsx';
import { useDebouncedCallback } from '../use-debounced-callback.ts';
import { isDay } from './address-state.rules.ts';

/** Chooses the day that a screen shows: the one before, the one after, or any by its date. */
export const DaySteps = ({
  day,
  max,
  onDay,
  children,
}: {
  day: string;
  /** The last day there is something of. */
  max?: string;
  onDay: (day: string) => void;
  /** Further filters, in the same row. */
  children?: ReactNode;
}) => {
  // While a date is typed, most of what the field holds is no day yet; the screen stays with the one it shows.
  const later = useDebouncedCallback(
    ({ next }: { next: string | null }) => next && isDay(next) && onDay(next),
  );
  return (
    <div className="no-print mb-4 flex flex-wrap items-end gap-2">
      <Button size="small" className="min-w-11" onClick={() => onDay(addDays(day, -1))}>
        <ChevronRight size={18} />
        <span className="max-sm:sr-only">{dayTexts.previous}</span>
      </Button>
      <JalaliDateField
        label={dayTexts.day}
        className="date-filter w-52"
        value={day}
        hasClear={false}
        max={max}
        onChange={(next) => later({ next })}
      />
      <Button
        size="small"
        className="min-w-11"
        disabled={max !== undefined && day >= max}
        onClick={() => onDay(addDays(day, 1))}
      >
        <span className="max-sm:sr-only">{dayTexts.next}</span>
        <ChevronLeft size={18} />
      </Button>
      {children}
    </div>
  );
};
