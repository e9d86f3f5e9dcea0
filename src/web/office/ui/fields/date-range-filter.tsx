import { fieldTexts } from '#web/texts/office/lists.ts';
import { isDay } from '../list/address-state.rules.ts';
import { useDebouncedCallback } from '../use-debounced-callback.ts';
import { JalaliDateField } from './jalali-date-field.tsx';

type Span = { from?: string | undefined; to?: string | undefined };

/** While a date is typed, most of what the field holds is no day yet; the list stays with the one it shows. */
const keepDays = (change: Span): Span =>
  Object.fromEntries(Object.entries(change).filter(([, day]) => day === undefined || isDay(day)));

/** From one Jalali day to another, both included; either may be left open. Kept in the address as `YYYY-MM-DD`. */
export const DateRangeFilter = ({
  from,
  to,
  onChange,
}: {
  from: string | undefined;
  to: string | undefined;
  onChange: (change: Span) => void;
}) => {
  const later = useDebouncedCallback((change: Span) => onChange(keepDays(change)));
  return (
    <div className="flex flex-wrap items-end gap-2">
      <JalaliDateField
        label={fieldTexts.from}
        className="date-filter w-52 max-sm:w-full"
        value={from ?? null}
        max={to}
        onChange={(day) => later({ from: day ?? undefined })}
      />
      <JalaliDateField
        label={fieldTexts.to}
        className="date-filter w-52 max-sm:w-full"
        value={to ?? null}
        min={from}
        onChange={(day) => later({ to: day ?? undefined })}
      />
    </div>
  );
};
