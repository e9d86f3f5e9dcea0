import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reportTexts } from '#contract/office/report-texts.ts';
import { formatJalaliDayMonth, tehranDay } from '#kernel/jalali.ts';
import { addDays } from '#kernel/jalali-month.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { reportQueries, type UndeliveredReport } from '../../app/queries/report-queries.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { May } from '../../ui/may.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';
import { SendAgain } from './send-again.tsx';

const { heads } = reportTexts;
type Item = UndeliveredReport['items'][number];

/** SMS that did not arrive, by day, and each with its reason and a way to send it again. */
export const UndeliveredPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.undelivered(span));
  return (
    <Panel
      title={texts.undeliveredTitle}
      hint={texts.undeliveredHint}
      className="mt-4"
      tools={<ReportExport report="undelivered" span={{ to: span.to }} />}
    >
      <ReportFrame query={report}>
        {(data) =>
          data.items.length === 0 ? (
            <ListEmptyState title={texts.noUndelivered} />
          ) : (
            <>
              <div className="mx-auto mb-4 max-w-lg">
                <DayBars report={data} />
              </div>
              <DataTable
                caption={texts.undeliveredTitle}
                columns={columns}
                rows={data.items}
                rowKey={({ id }) => String(id)}
              />
            </>
          )
        }
      </ReportFrame>
    </Panel>
  );
};

const DayBars = ({ report: { from, to, items } }: { report: UndeliveredReport }) => {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  const counts = days.map((day) => items.filter(({ at }) => tehranDay(at) === day).length);
  return (
    <BarChart
      labels={days.map(formatJalaliDayMonth)}
      series={[{ name: texts.undeliveredTitle, values: counts }]}
    />
  );
};

const columns: readonly Column<Item>[] = [
  { id: 'title', head: heads.message, isUnnamedInCard: true, cell: ({ title }) => title },
  {
    id: 'request',
    head: heads.trace,
    cell: ({ traceNumber, serialNumber }) => (
      <>
        {traceNumber && (
          <Link to={`/repairs/${traceNumber}`}>
            <Code>{traceNumber}</Code>
          </Link>
        )}
        <Code className="block text-fine text-ink-soft">{serialNumber}</Code>
      </>
    ),
  },
  { id: 'centre', head: heads.centre, isWideOnly: true, cell: ({ centreName }) => <bdi>{centreName}</bdi> },
  {
    id: 'reason',
    head: heads.reason,
    cell: ({ state, reason }) => (
      <>
        <span className={`chip ${state === 'unknown' ? 'chip-warning' : 'chip-danger'}`}>
          {reportTexts.smsStates[state]}
        </span>
        <span className="block text-fine text-ink-soft">{reason}</span>
      </>
    ),
  },
  { id: 'at', head: heads.at, cell: ({ at }) => <DateText at={at} form="moment" /> },
  {
    id: 'again',
    head: <span className="sr-only">{texts.sendAgain}</span>,
    cell: (item) =>
      item.canSendAgain &&
      item.traceNumber && (
        <May permission="repairs.notify">
          <SendAgain messageId={item.id} traceNumber={item.traceNumber} />
        </May>
      ),
  },
];
