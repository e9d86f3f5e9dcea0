import { useQuery } from '@tanstack/react-query';
import { nameMonth, reportTexts } from '#contract/office/report-texts.ts';
import { formatNumber } from '#kernel/rial.ts';
import { formatTenth, reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { reportQueries, type TurnaroundReport } from '../../app/queries/report-queries.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';

const { heads } = reportTexts;
const shown = (value: number | null): string => (value === null ? texts.none : formatTenth(value));

/** How long repairs took, month by month. */
export const TurnaroundPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.turnaround(span));
  return (
    <ChartPanel
      title={texts.turnaroundTitle}
      hint={texts.turnaroundHint}
      tools={<ReportExport report="turnaround" span={{ to: span.to }} />}
      picture={
        <ReportFrame query={report}>
          {({ months, target }) => (
            <LineChart
              labels={months.map((month) => nameMonth(month).split(' ')[0] ?? '')}
              series={[
                { name: texts.medianShort, values: months.map(({ median }) => median) },
                { name: texts.nineInTenShort, values: months.map(({ nineInTen }) => nineInTen) },
              ]}
              target={{ value: target, name: texts.targetLine(target) }}
              format={formatTenth}
            />
          )}
        </ReportFrame>
      }
      table={<MonthTable months={report.data?.months ?? []} />}
    />
  );
};

const MonthTable = ({ months }: Pick<TurnaroundReport, 'months'>) => (
  <FigureTable
    caption={texts.turnaroundTitle}
    heads={[heads.month, heads.repaired, heads.median, heads.nineInTen, heads.cancelled, heads.unrepaired]}
    rows={months.map((month) => [
      nameMonth(month),
      formatNumber(month.repaired),
      shown(month.median),
      shown(month.nineInTen),
      formatNumber(month.cancelled),
      formatNumber(month.unrepaired),
    ])}
  />
);
