import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reportTexts } from '#contract/office/report-texts.ts';
import { formatNumber } from '#kernel/rial.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Count } from '#web/ui/figures/count.tsx';
import { type OverdueReport, reportQueries } from '../../app/queries/report-queries.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';
import { ShareBar } from './share-bar.tsx';

const { heads } = reportTexts;
type Step = OverdueReport['steps'][number];

/** Which of the desk's turns kept their target. */
export const OverduePanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.overdue(span));
  return (
    <ChartPanel
      title={texts.overdueTitle}
      hint={texts.overdueHint}
      tools={<ReportExport report="overdue" span={span} />}
      picture={
        <ReportFrame query={report}>
          {({ steps }) => (
            <ul className="grid gap-4">
              {steps.map((step) => (
                <StepBar key={step.step} step={step} />
              ))}
            </ul>
          )}
        </ReportFrame>
      }
      table={<StepTable steps={report.data?.steps ?? []} />}
    />
  );
};

const StepBar = ({ step }: { step: Step }) => {
  const all = step.onTime + step.late;
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{reportTexts.steps[step.step]}</span>
        <span className="text-fine text-ink-soft">{texts.target(step.target)}</span>
        <span className="ms-auto text-fine">
          <Count>{step.late}</Count> {heads.late} {texts.of} <Count>{all}</Count>
        </span>
      </p>
      <ShareBar share={all === 0 ? 0 : step.late / all} isBad />
      {step.openLate > 0 && (
        <Link to={`/repairs?list=ours&status=${step.statusId}&overdue=1`} className="report-row-link">
          {texts.openLate(step.openLate)}
        </Link>
      )}
    </li>
  );
};

const StepTable = ({ steps }: { steps: readonly Step[] }) => (
  <FigureTable
    caption={texts.overdueTitle}
    heads={[heads.step, heads.target, heads.onTime, heads.late, heads.openOnTime, heads.openLate]}
    rows={steps.map((step) => [
      reportTexts.steps[step.step],
      formatNumber(step.target),
      formatNumber(step.onTime),
      formatNumber(step.late),
      formatNumber(step.openOnTime),
      formatNumber(step.openLate),
    ])}
  />
);
