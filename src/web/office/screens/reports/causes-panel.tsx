import { useQuery } from '@tanstack/react-query';
import { nameMonth, reportTexts } from '#contract/office/report-texts.ts';
import { formatNumber } from '#kernel/rial.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Count } from '#web/ui/figures/count.tsx';
import { DeviceName } from '#web/ui/figures/device-name.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { type CausesReport, reportQueries } from '../../app/queries/report-queries.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';
import { ShareBar } from './share-bar.tsx';

const maxRows = 8;
const { heads, noCause } = reportTexts;

/** What fails on which product, and what repeats. */
export const CausesPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.causes(span));
  return (
    <ChartPanel
      title={reportTexts.titles.causes}
      hint={texts.causesHint}
      tools={<ReportExport report="causes" span={{ to: span.to }} />}
      picture={
        <ReportFrame query={report}>
          {({ rows }) =>
            rows.length === 0 ? (
              <ListEmptyState title={texts.noCauses} />
            ) : (
              <CauseBars rows={rows.slice(0, maxRows)} />
            )
          }
        </ReportFrame>
      }
      table={report.data && <CauseTable report={report.data} />}
    />
  );
};

const RepeatMark = () => <span className="chip chip-danger">{reportTexts.repeatedCause}</span>;

const CauseBars = ({ rows }: Pick<CausesReport, 'rows'>) => {
  const max = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <ul className="grid gap-2">
      {rows.map(({ productName, cause, total, isRepeated }) => (
        <li
          key={`${productName} ${cause}`}
          className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_3rem] items-center gap-3 text-small"
        >
          <span className="min-w-0">
            <DeviceName>{productName}</DeviceName>
            <span className="flex flex-wrap items-center gap-2">
              <bdi>{cause || noCause}</bdi>
              {isRepeated && <RepeatMark />}
            </span>
          </span>
          <ShareBar share={total / max} />
          <Count>{total}</Count>
        </li>
      ))}
    </ul>
  );
};

const CauseTable = ({ report: { months, rows } }: { report: CausesReport }) => (
  <FigureTable
    caption={reportTexts.titles.causes}
    heads={[heads.product, heads.cause, ...months.map(nameMonth), heads.total, heads.mark]}
    rows={rows.map(({ productName, cause, counts, total, isRepeated }) => [
      <bdi key="product">
        <UnbrokenText>{productName}</UnbrokenText>
      </bdi>,
      <bdi key="cause">{cause || noCause}</bdi>,
      ...counts.map((count) => (count === 0 ? '' : formatNumber(count))),
      formatNumber(total),
      isRepeated && <RepeatMark key="mark" />,
    ])}
  />
);
