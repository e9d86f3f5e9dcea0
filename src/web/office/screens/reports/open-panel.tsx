import { useQuery } from '@tanstack/react-query';
import { ageBounds, reportTexts } from '#contract/office/report-texts.ts';
import { readStatus } from '#contract/repair/statuses.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { type OpenReport, reportQueries } from '../../app/queries/report-queries.ts';
import { type CountCircleRow, CountCircleTable } from '../../ui/charts/count-circle-table.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusCircle } from '../../ui/status-circle.tsx';
import { ReportExport } from './report-export.tsx';
import { reportFiles } from './report-file.ts';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';

/** Open requests by status and age; each circle opens exactly its rows in the queue. */
export const OpenPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.open(span));
  const { from, to } = span;
  const hint =
    from && to
      ? texts.openRegistered(texts.span(formatJalaliDate(from), formatJalaliDate(to)))
      : texts.openHint;
  return (
    <Panel title={texts.openTitle} hint={hint} tools={<ReportExport file={reportFiles.open} span={span} />}>
      <ReportFrame query={report}>
        {(data) =>
          data.total === 0 ? (
            <ListEmptyState title={texts.nothingOpen} />
          ) : (
            <CountCircleTable
              caption={texts.openCaption}
              columns={reportTexts.ages}
              rows={data.rows.map((row) => toRow(row, span))}
              total={texts.total}
            />
          )
        }
      </ReportFrame>
    </Panel>
  );
};

const toRow = ({ statusId, cells }: OpenReport['rows'][number], span: Span): CountCircleRow => {
  const { title } = readStatus(statusId);
  return {
    id: String(statusId),
    head: (
      <span className="flex items-center gap-2">
        <StatusCircle status={statusId} />
        {title}
      </span>
    ),
    cells: cells.map(({ count, late }, at) => ({
      count,
      isLate: late > 0,
      label: texts.openCell(title, reportTexts.ages[at] ?? '', count),
      href: `/repairs?${addressOf(statusId, at, span)}`,
    })),
  };
};

/** The address of the queue that shows a cell's rows. */
const addressOf = (statusId: number, age: number, { from, to }: Span): string => {
  const bounds = ageBounds[age];
  const wanted = {
    list: 'open',
    status: String(statusId),
    ageFrom: bounds?.from.toString(),
    ageTo: bounds?.to?.toString(),
    from,
    to,
  };
  const given = Object.entries(wanted).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return new URLSearchParams(given).toString();
};
