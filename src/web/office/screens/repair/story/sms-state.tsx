import { smsStateTexts } from '#contract/office/timeline-texts.ts';
import { storyTexts } from '#web/texts/office/request.ts';
import { Button } from '#web/ui/button.tsx';
import type { TimelineLine } from '../../../app/queries/repair-queries.ts';
import { useMay } from '../../../app/session/use-session.ts';

const stateClasses = {
  queued: 'chip',
  sent: 'chip chip-brand',
  delivered: 'chip chip-success',
  undelivered: 'chip chip-danger',
  unknown: 'chip chip-warning',
  cancelled: 'chip',
} as const;

/** Whether an SMS arrived, why not, and its words; it can be sent again. */
export const SmsState = ({ line, onSendAgain }: { line: TimelineLine; onSendAgain: () => void }) => {
  const mayNotify = useMay('repairs.notify');
  if (!line.sms) return null;
  const { state, reason } = line.sms;
  const status = (
    <>
      <span className={stateClasses[state]}>{smsStateTexts[state]}</span>
      {reason && (
        <span className={state === 'queued' || state === 'sent' ? undefined : 'text-danger'}>{reason}</span>
      )}
    </>
  );
  // A code has no words that could be shown.
  if (line.text === '') return <p className="flex flex-wrap items-center gap-2 text-fine">{status}</p>;
  return (
    <details className="more">
      <summary>
        {status}
        {storyTexts.smsText}
      </summary>
      <p className="sms-bubble">{line.text}</p>
      {mayNotify && (
        <Button variant="plain" size="small" onClick={onSendAgain}>
          {storyTexts.sendAgain}
        </Button>
      )}
    </details>
  );
};
