import { Link } from 'react-router';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import { Amount } from '#web/ui/figures/amount.tsx';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { DevicePage } from '../../app/queries/device-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';

type Repair = DevicePage['repairs'][number];

const columns: readonly Column<Repair>[] = [
  {
    id: 'request',
    head: deviceTexts.request,
    isUnnamedInCard: true,
    cell: ({ traceNumber, fault }) => (
      <>
        <Link to={`/repairs/${traceNumber}`} className="row-link">
          <Code>{traceNumber}</Code>
        </Link>
        <ClampedText className="clamp-2 max-w-96 text-fine text-ink-soft">{fault}</ClampedText>
      </>
    ),
  },
  {
    id: 'report',
    head: releasedReportTexts.title,
    cell: ({ traceNumber, report }) =>
      report ? (
        <>
          <Link to={`/repairs/${traceNumber}/report`} className="text-link">
            {releasedReportTexts.results[report.result]}
          </Link>
          <ClampedText className="clamp-2 max-w-96 text-fine text-ink-soft">{report.work}</ClampedText>
        </>
      ) : (
        '—'
      ),
  },
  { id: 'outcome', head: deviceTexts.outcome, cell: ({ statusTitle }) => statusTitle },
  {
    id: 'registeredAt',
    head: deviceTexts.registeredAt,
    cell: ({ registeredAt }) => <DateText at={registeredAt} isHinted />,
  },
  {
    id: 'endedAt',
    head: deviceTexts.endedAt,
    cell: ({ endedAt }) =>
      endedAt ? (
        <DateText at={endedAt} isHinted />
      ) : (
        <span className="chip chip-brand">{deviceTexts.isOpen}</span>
      ),
  },
  {
    id: 'amount',
    head: deviceTexts.amount,
    isAmount: true,
    cell: ({ amountRial }) => (amountRial === null ? '—' : <Amount of={amountRial} unit="none" />),
  },
  { id: 'days', head: deviceTexts.days, isAmount: true, cell: ({ days }) => deviceTexts.dayCount(days) },
];

/** Every repair of the device, newest first. */
export const RepairHistory = ({ repairs }: { repairs: readonly Repair[] }) => (
  <section aria-label={deviceTexts.history}>
    <h2 className="mb-2">{deviceTexts.history}</h2>
    {repairs.length === 0 ? (
      <ListEmptyState title={deviceTexts.noHistory} />
    ) : (
      <DataTable
        caption={deviceTexts.history}
        columns={columns}
        rows={repairs}
        rowKey={({ traceNumber }) => traceNumber}
      />
    )}
  </section>
);
