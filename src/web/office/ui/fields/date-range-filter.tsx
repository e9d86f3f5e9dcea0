import { useEffect, useRef } from 'react';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { JalaliDateField } from './jalali-date-field.tsx';

const pauseMs = 400;

/** From one Jalali day to another, both included; either may be left open. Kept in the address as `YYYY-MM-DD`. */
export const DateRangeFilter = ({
  from,
  to,
  onChange,
}: {
  from: string | undefined;
  to: string | undefined;
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
}) => {
  const later = useLater(onChange);
  return (
    <div className="flex flex-wrap items-end gap-2">
      <JalaliDateField
        label={fieldTexts.from}
        className="date-filter w-52 max-sm:w-full"
        value={from ?? null}
        {...(to && { max: to })}
        onChange={(day) => later({ from: day ?? undefined })}
      />
      <JalaliDateField
        label={fieldTexts.to}
        className="date-filter w-52 max-sm:w-full"
        value={to ?? null}
        {...(from && { min: from })}
        onChange={(day) => later({ to: day ?? undefined })}
      />
    </div>
  );
};

/**
 * A date is typed in eight digits; the list is asked for when the person pauses, not at each of them. Both days may
 * change before the pause.
 */
const useLater = <Change extends object>(onChange: (change: Change) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Change>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (change: Change) => {
    clearTimeout(timer.current);
    const whole = { ...waiting.current, ...change };
    waiting.current = whole;
    timer.current = setTimeout(() => {
      waiting.current = undefined;
      onChange(whole);
    }, pauseMs);
  };
};
