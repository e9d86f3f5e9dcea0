import type { QueueRow } from '../../app/queries/repair-queries.ts';
import { StatusWell } from '../status-well.tsx';
import { lookOfStatus } from './status-look.ts';

/** A status as its well and its words. */
export const StatusView = ({
  statusId,
  statusTitle,
  waitsFor,
}: Pick<QueueRow, 'statusId' | 'statusTitle' | 'waitsFor'>) => (
  <span className="status-view flex items-center gap-2">
    <StatusWell {...lookOfStatus(statusId, waitsFor)} />
    <span>{statusTitle}</span>
  </span>
);
