import { formatJalaliDate } from '#kernel/jalali.ts';
import { importScreenTexts } from '#web/texts/office/import.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { Download, TriangleAlert } from '#web/ui/icons.ts';
import { saveFile } from '#web/ui/save-file.ts';
import type { ImportReport } from '../../app/queries/import-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { writeRefusedCsv } from './write-refused-csv.rules.ts';

type Refused = ImportReport['refused'][number];
type Change = ImportReport['changes'][number];

const nameOf = (column: string): string => importScreenTexts.names[column] ?? column;
/** More are in the file that can be taken down. */
const maxShown = 100;

const refusedColumns: readonly Column<Refused>[] = [
  {
    id: 'line',
    head: importScreenTexts.line,
    isUnnamedInCard: true,
    cell: ({ line }) => <Count>{line}</Count>,
  },
  { id: 'column', head: importScreenTexts.column, cell: ({ column }) => nameOf(column) || '—' },
  {
    id: 'value',
    head: importScreenTexts.value,
    cell: ({ value }) => <bdi className="break-all">{value || '—'}</bdi>,
  },
  { id: 'reason', head: importScreenTexts.reason, cell: ({ reason }) => reason },
];

/** Rows that keep the whole file out, each with everything that is wrong with it. */
export const RefusedTable = ({ rows }: { rows: readonly Refused[] }) => {
  const title = importScreenTexts.refused(new Set(rows.map(({ line }) => line)).size);
  return (
    <section className="grid gap-3" aria-label={title}>
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <TriangleAlert size={22} className="text-danger" />
        <h2>{title}</h2>
        <p className="text-ink-soft">{importScreenTexts.refusedHint}</p>
        <Button
          className="ms-auto"
          onClick={() =>
            saveFile(
              new Blob([writeRefusedCsv(rows, nameOf)], { type: 'text/csv' }),
              importScreenTexts.refusedFile,
            )
          }
        >
          <Download size={18} />
          {importScreenTexts.downloadRefused}
        </Button>
      </div>
      <DataTable
        caption={title}
        columns={refusedColumns}
        rows={rows.slice(0, maxShown)}
        rowKey={({ line, column }) => `${line}-${column}`}
      />
      {rows.length > maxShown && (
        <p className="text-fine text-ink-soft">{importScreenTexts.firstRefused(maxShown)}</p>
      )}
    </section>
  );
};

/** Days are kept as ISO and read as Jalali. */
const formatValue = (value: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatJalaliDate(value) : value || '—';

const changeColumns: readonly Column<Change>[] = [
  {
    id: 'key',
    head: importScreenTexts.key,
    isUnnamedInCard: true,
    cell: ({ key }) => <Code>{key}</Code>,
  },
  { id: 'column', head: importScreenTexts.column, cell: ({ column }) => nameOf(column) },
  { id: 'from', head: importScreenTexts.from, cell: ({ from }) => <bdi>{formatValue(from)}</bdi> },
  {
    id: 'to',
    head: importScreenTexts.to,
    cell: ({ to }) => <bdi className="font-semibold">{formatValue(to)}</bdi>,
  },
];

export const ChangesTable = ({ rows }: { rows: readonly Change[] }) => (
  <section aria-label={importScreenTexts.changes}>
    <h2 className="mb-2">{importScreenTexts.changes}</h2>
    <DataTable
      caption={importScreenTexts.changes}
      columns={changeColumns}
      rows={rows}
      rowKey={({ key, column }) => `${key}-${column}`}
    />
  </section>
);

type Unlinked = ImportReport['unlinked'][number];

const unlinkedColumns: readonly Column<Unlinked>[] = [
  {
    id: 'line',
    head: importScreenTexts.line,
    isUnnamedInCard: true,
    cell: ({ line }) => <Count>{line}</Count>,
  },
  { id: 'name', head: importScreenTexts.centre, cell: ({ name }) => <bdi>{name}</bdi> },
];

/** Devices whose centre is in no list. */
export const UnlinkedTable = ({ rows }: { rows: readonly Unlinked[] }) => (
  <section aria-label={importScreenTexts.unlinked(rows.length)}>
    <h2 className="mb-1">{importScreenTexts.unlinked(rows.length)}</h2>
    <p className="mb-2 text-ink-soft">{importScreenTexts.unlinkedHint}</p>
    <DataTable
      caption={importScreenTexts.unlinked(rows.length)}
      columns={unlinkedColumns}
      rows={rows.slice(0, maxShown)}
      rowKey={({ line }) => String(line)}
    />
    {rows.length > maxShown && (
      <p className="text-fine text-ink-soft">{importScreenTexts.moreUnlinked(rows.length - maxShown)}</p>
    )}
  </section>
);
