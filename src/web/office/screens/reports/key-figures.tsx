import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatJalaliDayMonth } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { formatTenth, reportScreenTexts as texts, toMillions } from '#web/texts/office/reports.ts';
import { type IncomeReport, reportQueries } from '../../app/queries/report-queries.ts';
import { nameSpan, type Span } from './report-span.rules.ts';

/** The few numbers that are looked at first. Each comes with its report; a slow one holds up no other. */
export const KeyFigures = ({ span, isManager }: { span: Span; isManager: boolean }) => (
  <section className="key-figures" aria-label={texts.figures}>
    <OpenFigures />
    {isManager && <MedianFigure span={span} />}
    {isManager && <IncomeFigure span={span} />}
    {isManager && <SatisfactionFigure span={span} />}
  </section>
);

const Figure = ({
  name,
  value,
  unit,
  hint,
  isBad = false,
}: {
  name: string;
  value: string | undefined;
  unit?: string;
  hint: ReactNode;
  isBad?: boolean;
}) => (
  <div className="key-figure">
    <span className="text-fine text-ink-soft">{name}</span>
    {value === undefined ? (
      <span className="skeleton h-8 w-16" />
    ) : (
      <span>
        <strong className="key-figure-value" data-bad={isBad || undefined}>
          {value}
        </strong>
        {unit && <span className="ms-1 text-fine">{unit}</span>}
      </span>
    )}
    {/* The line is there before its words, so that nothing below moves when they come. */}
    <span className="min-h-[1lh] text-fine text-ink-soft">{hint}</span>
  </div>
);

const OpenFigures = () => {
  const { data } = useQuery(reportQueries.open({}));
  const { data: turns } = useQuery(reportQueries.overdue({}));
  const ours = turns?.steps.reduce((sum, { openOnTime, openLate }) => sum + openOnTime + openLate, 0);
  return (
    <>
      <Figure
        name={texts.open}
        value={data && formatNumber(data.total)}
        hint={ours !== undefined && texts.waitsForDesk(ours)}
      />
      <Figure
        name={texts.late}
        value={data && formatNumber(data.late)}
        hint={data && (data.late ? texts.lateHint : texts.noLate)}
        isBad={(data?.late ?? 0) > 0}
      />
    </>
  );
};

const MedianFigure = ({ span }: { span: Span }) => {
  const { data } = useQuery(reportQueries.turnaround(span));
  const median = data?.months.at(-1)?.median;
  return (
    <Figure
      name={texts.median}
      value={data && (median == null ? texts.none : formatTenth(median))}
      unit={texts.workingDays}
      hint={data && texts.target(data.target)}
      isBad={data !== undefined && median != null && median > data.target}
    />
  );
};

const IncomeFigure = ({ span }: { span: Span }) => {
  const { data } = useQuery(reportQueries.income(span));
  return (
    <Figure
      name={texts.income(data ? nameSpan(data) : '')}
      value={data && formatTenth(toMillions(data.sums.total))}
      unit={texts.millions}
      hint={data && compare(data)}
    />
  );
};

/** «۱ مهر» */
const compare = ({ sums, before }: IncomeReport): string => {
  const name = texts.span(formatJalaliDayMonth(before.from), formatJalaliDayMonth(before.to));
  if (before.totalRial === 0) return '';
  const percent = Math.round(((sums.total - before.totalRial) / before.totalRial) * 100);
  if (percent === 0) return texts.same(name);
  return percent > 0 ? texts.more(percent, name) : texts.less(-percent, name);
};

const SatisfactionFigure = ({ span }: { span: Span }) => {
  const { data } = useQuery(reportQueries.survey(span));
  return (
    <Figure
      name={texts.satisfaction}
      value={data && (data.mean === null ? texts.none : formatTenth(data.mean))}
      unit={texts.outOfFive}
      hint={data && texts.answers(data.given)}
    />
  );
};
