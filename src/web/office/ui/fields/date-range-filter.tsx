import { fieldTexts } from '#web/texts/office/lists.ts';
import { JalaliDateField } from './jalali-date-field.tsx';

/** From one Jalali day to another, both included; either may be left open. Kept in the address as `YYYY-MM-DD`. */
export const DateRangeFilter = ({
  from,
  to,
  onChange,
}: {
  from: string | undefined;
  to: string | undefined;
  onChange: (change: { from?: string | undefined; to?: string | undefined }) => void;
}) => (
  <div className="flex flex-wrap items-end gap-2">
    <JalaliDateField
      label={fieldTexts.from}
      className="w-48"
      value={from ?? null}
      {...(to && { max: to })}
      onChange={(day) => onChange({ from: day ?? undefined })}
    />
    <JalaliDateField
      label={fieldTexts.to}
      className="w-48"
      value={to ?? null}
      {...(from && { min: from })}
      onChange={(day) => onChange({ to: day ?? undefined })}
    />
  </div>
);
