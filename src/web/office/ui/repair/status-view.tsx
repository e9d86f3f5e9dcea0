import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { StatusCircle } from '../status-circle.tsx';

/** A status as its circle and its words. */
export const StatusView = ({
  statusId,
  statusTitle,
  waitsFor,
}: Pick<QueueRow, 'statusId' | 'statusTitle' | 'waitsFor'>) => (
  <span className="status-view flex items-center gap-2">
    <StatusCircle status={statusId} waitsFor={waitsFor} />
    <span>{statusTitle}</span>
  </span>
);
