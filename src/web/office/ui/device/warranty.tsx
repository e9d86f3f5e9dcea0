import { tehranDay } from '#kernel/jalali.ts';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';

/** The last day that is covered, marked when it is past. */
export const Warranty = ({ until }: { until: string | null }) =>
  until === null ? (
    <span className="text-ink-faint">{deviceTexts.notRecorded}</span>
  ) : (
    <>
      <DateText at={until} />{' '}
      {until < tehranDay(new Date()) && <span className="chip">{deviceTexts.warrantyOver}</span>}
    </>
  );
