import type { ReactNode } from 'react';
import { repairBasePath } from '#contract/repair/calls.ts';
import type { RepairRequest, ReportSummary } from '#contract/repair/entities.ts';
import { reportCalls } from '#contract/repair/report-calls.ts';
import type { CustomerReport } from '#contract/repair/service-report.ts';
import { judgeReading } from '#kernel/judge-reading.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { releasedReportTexts as texts } from '#web/texts/service-report.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Count, ReadingValue } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { FileText } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { PanelActions, PanelCard } from '../panels/panel-card.tsx';
import { PrintPaperButton } from '../papers/print-paper-button.tsx';
import { useReport } from './use-report.ts';

/** «گزارش سرویس» of a request: what was found, done, fitted and measured, and its print. */
const PortalReportCard = ({ request, summary }: { request: RepairRequest; summary: ReportSummary }) => {
  const { report, failure, retry } = useReport(request);
  return (
    <PanelCard
      title={texts.title}
      isFirst={false}
      fold={{ icon: <FileText size={20} />, state: texts.results[summary.result] }}
    >
      {failure && (
        <Note tone="danger" role="status">
          <p>{failure}</p>
          <button type="button" className="text-link" onClick={retry}>
            {portalTexts.tryAgain}
          </button>
        </Note>
      )}
      {report && <ReportFacts report={report} />}
      {report && <Photos fCode={request.fCode} photos={report.photos} />}
      <PanelActions>
        <PrintPaperButton paper="report" request={request}>
          {texts.print}
        </PrintPaperButton>
      </PanelActions>
    </PanelCard>
  );
};

const ReportFacts = ({ report: { document, version, releasedAt, reason } }: { report: CustomerReport }) => {
  const done = document.tasks.filter(({ isDone }) => isDone).map(({ title }) => title);
  const work = [...done, document.work].filter(Boolean).join('\n');
  return (
    <>
      <Facts
        rows={[
          [texts.version, <Count key="version">{version}</Count>],
          [texts.releasedOn, <DateText key="released" at={new Date(releasedAt)} />],
          [texts.finding, <Words key="finding">{document.finding}</Words>],
          [texts.cause, document.cause],
          [texts.work, work && <Words key="work">{work}</Words>],
          [texts.result, document.result && texts.results[document.result]],
          [texts.technician, document.technicianName],
          [texts.reason, reason],
        ]}
      />
      <Rows
        title={texts.parts}
        rows={document.parts.map((part) => [
          <>
            <bdi>{part.title}</bdi> {part.code && <Code>{part.code}</Code>}
          </>,
          <>
            <Count>{part.quantity}</Count> {part.serialFitted && <Code>{part.serialFitted}</Code>}
          </>,
        ])}
      />
      <Rows
        title={texts.readings}
        rows={document.readings
          .filter(({ value }) => value !== '')
          .map((reading) => [
            <bdi key="title">{reading.title}</bdi>,
            <>
              <ReadingValue of={reading} />
              {'، '}
              {texts.describe(judgeReading(reading))}
            </>,
          ])}
      />
    </>
  );
};

const Photos = ({ fCode, photos }: { fCode: string; photos: CustomerReport['photos'] }) =>
  photos.length === 0 ? null : (
    <section>
      <h3 className="mb-1 font-semibold">{texts.photos}</h3>
      <ul className="flex flex-wrap gap-2">
        {photos.map(({ id, width, height }, at) => {
          const address = `${repairBasePath}${reportCalls.reportPhoto.path}?fCode=${fCode}&id=${id}`;
          return (
            <li key={id}>
              <a href={address} target="_blank" rel="noreferrer">
                <img
                  src={address}
                  width={width}
                  height={height}
                  className="h-24 w-auto rounded-control"
                  alt={texts.photo(at + 1)}
                  loading="lazy"
                />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );

const Words = ({ children }: { children: string }) => (
  <span dir="auto" className="whitespace-pre-line">
    <IsolatedText>{children}</IsolatedText>
  </span>
);

const Rows = ({ title, rows }: { title: string; rows: readonly (readonly [ReactNode, ReactNode])[] }) =>
  rows.length === 0 ? null : (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul>
        {rows.map(([name, value], at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a released version does not change
            key={at}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-small"
          >
            <span>{name}</span>
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </section>
  );

export default PortalReportCard;
