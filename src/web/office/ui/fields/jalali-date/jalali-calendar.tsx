import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { calendarTexts } from '#web/texts/office/calendar.ts';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';

/** A month of the Persian calendar; weeks begin on Saturday. */
export const JalaliCalendar = () => (
  <Dialog className="outline-none" aria-label={calendarTexts.calendar}>
    <Calendar firstDayOfWeek="sat">
      <header className="mb-2 flex items-center gap-1">
        <Button slot="previous" className="icon-button">
          <ChevronRight size={18} />
        </Button>
        <MonthName />
        <Button slot="next" className="icon-button">
          <ChevronLeft size={18} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="text-fine font-normal text-ink-faint">
              {day.slice(0, 1)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className="calendar-cell" />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  </Dialog>
);

/** Worded here: the browsers' own wording adds the name of the era. */
const MonthName = () => {
  const state = useContext(CalendarStateContext);
  const { year, month } = state?.visibleRange.start ?? { year: 0, month: 1 };
  return (
    <span className="flex-1 text-center font-semibold" aria-live="polite">
      {calendarTexts.monthOf(month, year)}
    </span>
  );
};
