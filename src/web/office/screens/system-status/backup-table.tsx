import { systemStatusTexts, writeSize } from '#web/texts/office/system-status.ts';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { SystemStatus } from '../../app/queries/system-status-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';

type Run = SystemStatus['backups']['runs'][number];

const stateClasses = {
  running: 'text-ink-soft',
  done: 'text-success',
  failed: 'font-semibold text-danger',
} as const;

const columns: readonly Column<Run>[] = [
  {
    id: 'at',
    head: systemStatusTexts.at,
    isUnnamedInCard: true,
    cell: ({ beganAt }) => <DateText at={beganAt} form="moment" />,
  },
  { id: 'kind', head: systemStatusTexts.kind, cell: ({ kind }) => systemStatusTexts.kinds[kind] },
  {
    id: 'state',
    head: systemStatusTexts.state,
    cell: ({ state, reason }) => (
      <span className={stateClasses[state]}>
        <span className="whitespace-nowrap">{systemStatusTexts.states[state]}</span>
        {reason && (
          <bdi dir="auto" className="block text-fine font-normal text-ink-soft">
            {reason}
          </bdi>
        )}
      </span>
    ),
  },
  {
    id: 'size',
    head: systemStatusTexts.size,
    cell: ({ state, bytes }) =>
      state === 'done' ? <span className="whitespace-nowrap">{writeSize(bytes)}</span> : '—',
  },
  {
    id: 'files',
    head: systemStatusTexts.files,
    isAmount: true,
    isWideOnly: true,
    cell: ({ state, files }) => (state === 'done' ? <Count>{files}</Count> : '—'),
  },
];

export const BackupTable = ({ runs }: { runs: readonly Run[] }) => (
  <DataTable caption={systemStatusTexts.caption} columns={columns} rows={runs} rowKey={({ name }) => name} />
);
