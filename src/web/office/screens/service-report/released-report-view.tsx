import { reportResults } from '#contract/repair/report-values.ts';
import { judgeReading } from '#kernel/judge-reading.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Count, ReadingValue } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { ReleasedReport } from '../../app/queries/service-report-queries.ts';
import { Lock } from '../../ui/office-icons.ts';

/** A released version, to be read: sunken and locked. */
export const ReleasedReportView = ({ report }: { report: ReleasedReport }) => {
  const { document } = report;
  const facts: [string, string][] = [
    [texts.finding, document.finding],
    [texts.cause, document.cause],
    [texts.work, document.work],
    [texts.result, document.result ? reportResults[document.result] : ''],
    [texts.technician, document.technicianName],
    [texts.reason, report.reason],
  ];
  return (
    <section className="panel report-released" aria-label={texts.released(report.version)}>
      <header className="panel-head">
        <Lock size={18} />
        <h2>{texts.released(report.version)}</h2>
      </header>
      <div className="grid gap-3 p-4">
        <p className="text-fine text-ink-soft">
          <bdi>{report.releasedBy}</bdi>، <DateText at={new Date(report.releasedAt)} form="full" />
        </p>
        <dl className="fact-list">
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
        </dl>
        <TaskList tasks={document.tasks} />
        {document.parts.length > 0 && (
          <section>
            <h3 className="font-semibold">{texts.parts}</h3>
            <ul>
              {document.parts.map((part, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a released version does not change
                <li key={at} className="report-line">
                  <span>
                    <bdi>{part.title}</bdi> {part.code && <Code>{part.code}</Code>}
                  </span>
                  <Count>{part.quantity}</Count>
                  {part.serialFitted && <Code>{part.serialFitted}</Code>}
                </li>
              ))}
            </ul>
          </section>
        )}
        {document.readings.length > 0 && (
          <section>
            <h3 className="font-semibold">{texts.readings}</h3>
            <ul>
              {document.readings.map((reading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a released version does not change
                <li key={at} className="report-line">
                  <bdi>{reading.title}</bdi>
                  <span>
                    <ReadingValue of={reading} />
                  </span>
                  <ReadingState reading={reading} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {report.overrideReason && (
          <p>
            <strong>{texts.overridden}: </strong>
            <bdi>{report.overrideReason}</bdi>
          </p>
        )}
        <p className="text-fine text-ink-soft">{texts.releasedLine}</p>
      </div>
    </section>
  );
};

const ReadingState = ({ reading }: { reading: ReleasedReport['document']['readings'][number] }) => {
  const judged = judgeReading(reading);
  const isOutside = judged.state === 'below' || judged.state === 'above';
  return (
    <span className={isOutside ? 'font-semibold text-danger' : 'text-success'}>{texts.describe(judged)}</span>
  );
};

const TaskList = ({ tasks }: { tasks: ReleasedReport['document']['tasks'] }) =>
  tasks.length === 0 ? null : (
    <ul>
      {tasks.map(({ title, isDone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a released version does not change
        <li key={at} className="report-line">
          <bdi>{title}</bdi>
          <span className="text-fine text-ink-soft">{isDone ? texts.yes : texts.no}</span>
        </li>
      ))}
    </ul>
  );
