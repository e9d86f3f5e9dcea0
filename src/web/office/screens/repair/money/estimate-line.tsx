import { formatNumber } from '#kernel/rial.ts';
import { moneyTexts } from '#web/texts/office/request.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { BillLines } from '../../../ui/repair/bill-lines.tsx';
import { MoneyEntry } from './money-entry.tsx';

const stateClasses = {
  sent: 'chip chip-warning',
  accepted: 'chip chip-success',
  declined: 'chip chip-danger',
  replaced: 'chip',
} as const;

export const EstimateLine = ({ estimate }: { estimate: RequestDetails['estimates'][number] }) => {
  const { version, state, answer, answeredAt, answeredBy, note } = estimate;
  const name = moneyTexts.estimate(version);
  const isReplaced = state === 'replaced';
  return (
    <MoneyEntry
      name={name}
      amount={<Amount of={estimate.payableRial} />}
      chip={moneyTexts.estimateStates[state]}
      chipClass={stateClasses[state]}
      at={estimate.sentAt}
      isStruck={isReplaced}
    >
      {answer && answeredAt && answeredBy && (
        <p className="flex flex-wrap gap-x-2 text-fine text-ink-soft">
          {moneyTexts.answeredBy[answeredBy]}: {moneyTexts.estimateStates[answer]}
          <DateText at={answeredAt} form="moment" />
        </p>
      )}
      <details className="more">
        <summary>{moneyTexts.lines(estimate.lines.length)}</summary>
        <BillLines bill={estimate} caption={`${name}، ${formatNumber(estimate.lines.length)}`} />
        {note && <p dir="auto">{note}</p>}
      </details>
    </MoneyEntry>
  );
};
