import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatJalaliDayMonth } from '#kernel/jalali.ts';
import { formatNumber } from '#kernel/rial.ts';
import { formatTenth, reportScreenTexts as texts, toMillions } from '#web/texts/office/reports.ts';
import { toFailure } from '../../app/office-failure.ts';
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

type Shown = { value: string; unit?: string; hint: ReactNode; isBad?: boolean };

const Figure = <Data,>({
  name,
  query: { data, error },
  show,
}: {
  name: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error'>;
  show: (data: Data) => Shown;
}) => {
  const failed: Shown | null = error && { value: texts.none, hint: toFailure(error).message };
  const shown = data === undefined ? failed : show(data);
  return (
    <div className="key-figure">
      <span className="text-fine text-ink-soft">{name}</span>
      {shown ? (
        <span>
          <strong className="key-figure-value" data-bad={shown.isBad || undefined}>
            {shown.value}
          </strong>
          {shown.unit && <span className="ms-1 text-fine">{shown.unit}</span>}
        </span>
      ) : (
        <span className="skeleton h-8 w-16" />
      )}
      {/* The line is there before its words, so that nothing below moves when they come. */}
      <span className="min-h-[1lh] text-fine text-ink-soft">{shown?.hint}</span>
    </div>
  );
};

const OpenFigures = () => {
  const open = useQuery(reportQueries.open({}));
  const { data: turns } = useQuery(reportQueries.overdue({}));
  const ours = turns?.steps.reduce((sum, { openOnTime, openLate }) => sum + openOnTime + openLate, 0);
  return (
    <>
      <Figure
        name={texts.open}
        query={open}
        show={({ total }) => ({
          value: formatNumber(total),
          hint: ours !== undefined && texts.waitsForDesk(ours),
        })}
      />
      <Figure
        name={texts.late}
        query={open}
        show={({ late }) => ({
          value: formatNumber(late),
          hint: late ? texts.lateHint : texts.noLate,
          isBad: late > 0,
        })}
      />
    </>
  );
};

const MedianFigure = ({ span }: { span: Span }) => (
  <Figure
    name={texts.median}
    query={useQuery(reportQueries.turnaround(span))}
    show={({ months, target }) => {
      const median = months.at(-1)?.median;
      return {
        value: median == null ? texts.none : formatTenth(median),
        unit: texts.workingDays,
        hint: texts.target(target),
        isBad: median != null && median > target,
      };
    }}
  />
);

const IncomeFigure = ({ span }: { span: Span }) => {
  const income = useQuery(reportQueries.income(span));
  return (
    <Figure
      name={texts.income(income.data ? nameSpan(income.data) : '')}
      query={income}
      show={(data) => ({
        value: formatTenth(toMillions(data.sums.total)),
        unit: texts.millions,
        hint: compare(data),
      })}
    />
  );
};

/** How far the sum is above or below that of the span before, in percent; empty when that was zero. */
const compare = ({ sums, before }: IncomeReport): string => {
  const name = texts.span(formatJalaliDayMonth(before.from), formatJalaliDayMonth(before.to));
  if (before.totalRial === 0) return '';
  const percent = Math.round(((sums.total - before.totalRial) / before.totalRial) * 100);
  if (percent === 0) return texts.same(name);
  return percent > 0 ? texts.more(percent, name) : texts.less(-percent, name);
};

const SatisfactionFigure = ({ span }: { span: Span }) => (
  <Figure
    name={texts.satisfaction}
    query={useQuery(reportQueries.survey(span))}
    show={({ mean, given }) => ({
      value: mean === null ? texts.none : formatTenth(mean),
      unit: texts.outOfFive,
      hint: texts.answers(given),
    })}
  />
);
