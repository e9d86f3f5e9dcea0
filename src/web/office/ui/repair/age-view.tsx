import { queueTexts } from '#web/texts/office/repairs.ts';
import { Clock3 } from '#web/ui/icons.ts';
import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { AgeDots } from '../status-circle.tsx';

type Age = Pick<QueueRow, 'ageDays' | 'targetDays' | 'isOverdue'>;

/** How long a request has stood, against its target; what is late says so with a word and an icon. */
export const AgeView = ({ ageDays, targetDays, isOverdue }: Age) => (
  <span className="age-view">
    {targetDays !== null && (
      <span className="age-dots-place">
        {/* One that is a little past its target has spent all of it and a part more. */}
        <AgeDots days={isOverdue ? Math.max(ageDays, targetDays + 1) : ageDays} target={targetDays} />
      </span>
    )}
    <span className={isOverdue ? 'font-semibold text-danger' : 'text-ink-soft'}>
      {queueTexts.workingDays(ageDays)}
    </span>
    {isOverdue && (
      <span className="chip chip-danger">
        <Clock3 size={14} />
        {queueTexts.overdue}
      </span>
    )}
  </span>
);
