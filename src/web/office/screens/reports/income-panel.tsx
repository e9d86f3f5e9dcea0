import { useQuery } from '@tanstack/react-query';
import { nameMonth, reportTexts } from '#contract/office/report-texts.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { toJalaliMonth } from '#kernel/jalali-month.ts';
import { formatNumber } from '#kernel/rial.ts';
import { formatTenth, reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { type IncomeReport, reportQueries } from '../../app/queries/report-queries.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';

const methods = ['online', 'card', 'transfer', 'cash'] as const;
/** More bars than that are too thin to see; then each is a month. */
const maxDays = 62;
const rialsPerMillionTomans = 10_000_000;

type Day = IncomeReport['days'][number];

/** Paid money by day and method. */
export const IncomePanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.income(span));
  return (
    <ChartPanel
      title={texts.incomeTitle}
      hint={texts.incomeHint}
      tools={<ReportExport report="income" span={span} />}
      picture={<ReportFrame query={report}>{({ days }) => <IncomeBars days={days} />}</ReportFrame>}
      table={<DayTable days={report.data?.days ?? []} />}
    />
  );
};

const IncomeBars = ({ days }: { days: readonly Day[] }) => {
  const bars =
    days.length > maxDays ? joinMonths(days) : days.map((day) => ({ ...day, label: dayNumber(day.day) }));
  return (
    <BarChart
      labels={bars.map(({ label }) => label)}
      series={methods.map((method) => ({
        name: paymentMethodNames[method],
        values: bars.map((bar) => bar[method] / rialsPerMillionTomans),
      }))}
      format={formatTenth}
    />
  );
};

const dayNumber = (day: string): string => formatJalaliDate(day).split(' ')[0] ?? '';

const joinMonths = (days: readonly Day[]) => {
  const months = new Map<string, Pick<Day, (typeof methods)[number]> & { label: string }>();
  for (const day of days) {
    const label = nameMonth(toJalaliMonth(day.day));
    const month = months.get(label) ?? { label, online: 0, card: 0, transfer: 0, cash: 0 };
    for (const method of methods) month[method] += day[method];
    months.set(label, month);
  }
  return [...months.values()];
};

const DayTable = ({ days }: { days: readonly Day[] }) => (
  <FigureTable
    caption={`${texts.incomeTitle}، ${texts.incomeTableHint}`}
    heads={[
      reportTexts.heads.day,
      ...methods.map((method) => paymentMethodNames[method]),
      reportTexts.heads.total,
    ]}
    rows={days.map((day) => [
      formatJalaliDate(day.day),
      ...methods.map((method) => formatNumber(day[method])),
      formatNumber(day.total),
    ])}
  />
);
