import { runningTexts, writeSize } from '#web/texts/office/running.ts';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { RunningFacts } from '../../app/queries/running-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';

type Run = RunningFacts['backups']['runs'][number];

const looks = {
  running: 'text-ink-soft',
  done: 'text-success',
  failed: 'font-semibold text-danger',
} as const;

const columns: readonly Column<Run>[] = [
  {
    id: 'at',
    head: runningTexts.at,
    isMain: true,
    cell: ({ beganAt }) => <DateText at={beganAt} form="moment" />,
  },
  { id: 'kind', head: runningTexts.kind, cell: ({ kind }) => runningTexts.kinds[kind] },
  {
    id: 'state',
    head: runningTexts.state,
    cell: ({ state, reason }) => (
      <span className={looks[state]}>
        <span className="whitespace-nowrap">{runningTexts.states[state]}</span>
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
    head: runningTexts.size,
    cell: ({ state, bytes }) =>
      state === 'done' ? <span className="whitespace-nowrap">{writeSize(bytes)}</span> : '—',
  },
  {
    id: 'files',
    head: runningTexts.files,
    isAmount: true,
    isWideOnly: true,
    cell: ({ state, files }) => (state === 'done' ? <Count>{files}</Count> : '—'),
  },
];

export const BackupTable = ({ runs }: { runs: readonly Run[] }) => (
  <DataTable caption={runningTexts.caption} columns={columns} rows={runs} rowKey={({ name }) => name} />
);
