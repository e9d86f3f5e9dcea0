import { queueTexts } from '#web/texts/office/repairs.ts';
import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { AgeDots } from '../status-circle.tsx';

type Age = Pick<QueueRow, 'ageDays' | 'targetDays' | 'isOverdue'>;

/** How long a request has waited, in words and as dots against its target; a late one is marked once. */
export const AgeView = ({ ageDays, targetDays, isOverdue }: Age) => {
  if (targetDays === null)
    return <span className="age-view text-ink-soft">{queueTexts.workingDays(ageDays)}</span>;
  // A late request shows at least one day beyond its target.
  const days = isOverdue ? Math.max(ageDays, targetDays + 1) : ageDays;
  return (
    <span className="age-view">
      <span className={isOverdue ? 'font-semibold text-danger' : 'text-ink-soft'}>
        {isOverdue ? queueTexts.daysLate(days - targetDays) : queueTexts.ofTarget(days, targetDays)}
      </span>
      <AgeDots days={days} target={targetDays} />
    </span>
  );
};
