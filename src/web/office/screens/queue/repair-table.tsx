import { Link, useLocation } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DeviceName } from '#web/ui/figures/device-name.tsx';
import type { DeskMove, QueueRow } from '../../app/queries/repair-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';
import { AgeView } from '../../ui/repair/age-view.tsx';
import { AssigneeName } from '../../ui/repair/assignee-name.tsx';
import { toListPosition } from '../../ui/repair/list-position.ts';
import { StatusView } from '../../ui/repair/status-view.tsx';
import { WorkReturnChip } from '../../ui/repair/work-return-chip.tsx';
import { NextAction } from './next-action.tsx';

type OnMove = (row: QueueRow, move: DeskMove) => void;

/** A row has a shorter text for the status than the customer sees. */
const toShortStatus = (row: QueueRow): QueueRow => {
  if (row.paidNote) return { ...row, statusTitle: row.paidNote };
  if (row.repairInPlace && row.statusId === 1) return { ...row, statusTitle: queueTexts.visit };
  if (row.isReturnedUnrepaired || row.repairInPlace) return row;
  return { ...row, statusTitle: queueTexts.statuses[row.statusId] ?? row.statusTitle };
};

const columnsWith = (onMove: OnMove, state: object): readonly Column<QueueRow>[] => [
  {
    id: 'traceNumber',
    head: queueTexts.traceNumber,
    isUnnamedInCard: true,
    cell: ({ traceNumber }) => (
      <Link to={`/repairs/${traceNumber}`} state={state} className="row-link">
        <Code>{traceNumber}</Code>
      </Link>
    ),
  },
  {
    id: 'product',
    head: queueTexts.device,
    isUnnamedInCard: true,
    cell: ({ productName, centreName, city, isWorkReturn }) => (
      <>
        <span className="one-line font-semibold" data-centre={`${centreName} ${city}`.trim()}>
          <DeviceName>{productName}</DeviceName>
        </span>
        {isWorkReturn && <WorkReturnChip />}
      </>
    ),
  },
  {
    id: 'serial',
    head: queueTexts.serial,
    isWideOnly: true,
    cell: ({ serialNumber }) => <Code className="text-ink-soft">{serialNumber}</Code>,
  },
  {
    id: 'centre',
    head: queueTexts.centre,
    isUnnamedInCard: true,
    cell: ({ centreName, city }) => (
      <span className="one-line clamp" title={`${centreName} ${city}`.trim()}>
        <bdi>{centreName}</bdi> <bdi className="text-fine text-ink-soft">{city}</bdi>
      </span>
    ),
  },
  {
    id: 'status',
    head: queueTexts.status,
    isUnnamedInCard: true,
    cell: (row) => <StatusView {...toShortStatus(row)} />,
  },
  {
    id: 'assignee',
    head: queueTexts.assignee,
    isUnnamedInCard: true,
    cell: ({ assignee }) => <AssigneeName assignee={assignee} />,
  },
  { id: 'age', head: queueTexts.age, isUnnamedInCard: true, cell: (row) => <AgeView {...row} /> },
  {
    id: 'next',
    head: queueTexts.nextAction,
    isCorner: true,
    cell: (row) => <NextAction row={row} state={state} onMove={onMove} />,
  },
];

/** The rows of the queue, each with what is to be done next. */
export const RepairTable = ({
  rows,
  choice,
  onMove,
}: {
  rows: readonly QueueRow[];
  choice: RowChoice;
  onMove: OnMove;
}) => {
  const place = useLocation();
  const state = toListPosition(
    rows.map(({ traceNumber }) => traceNumber),
    place,
  );
  return (
    <div className="queue-table">
      <DataTable
        caption={queueTexts.caption}
        columns={columnsWith(onMove, state)}
        rows={rows}
        rowKey={({ traceNumber }) => traceNumber}
        rowName={({ traceNumber, productName }) => `${traceNumber} ${productName}`}
        choice={choice}
      />
    </div>
  );
};
