import { queueTexts } from '#web/texts/office/repairs.ts';
import type { QueueRow } from '../../app/queries/repair-queries.ts';

/** Who is responsible; one who was disabled is marked, so that somebody else takes over. */
export const AssigneeName = ({ assignee }: Pick<QueueRow, 'assignee'>) =>
  assignee && (
    <bdi className={assignee.isActive ? 'assignee text-fine' : 'assignee text-fine text-danger'}>
      {assignee.isActive ? assignee.name : queueTexts.assigneeGone(assignee.name)}
    </bdi>
  );
