import { useState } from 'react';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { DateRangeFilter } from '../../ui/fields/date-range-filter.tsx';
import { Calendar } from '../../ui/office-icons.ts';
import { hasNextMonth, nameSpan, readShownSpan, type Span, stepMonth } from './report-span.rules.ts';

/** Which days the reports are about: month by month, or any days. It is kept in the address. */
export const SpanBar = ({ span, onChange }: { span: Span; onChange: (span: Span) => void }) => {
  const [isOpen, setOpen] = useState(false);
  const now = new Date();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="small"
        aria-label={texts.previousMonth}
        onClick={() => onChange(stepMonth(span, -1, now))}
      >
        <ChevronRight size={16} />
      </Button>
      <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Calendar size={16} />
        <span aria-live="polite">{nameSpan(readShownSpan(span, now))}</span>
      </Button>
      <Button
        size="small"
        aria-label={texts.nextMonth}
        disabled={!hasNextMonth(span, now)}
        onClick={() => onChange(stepMonth(span, 1, now))}
      >
        <ChevronLeft size={16} />
      </Button>
      {(span.from ?? span.to) !== undefined && (
        <Button size="small" onClick={() => onChange({ from: undefined, to: undefined })}>
          {texts.thisMonth}
        </Button>
      )}
      {isOpen && <DateRangeFilter from={span.from} to={span.to} onChange={onChange} />}
    </div>
  );
};
