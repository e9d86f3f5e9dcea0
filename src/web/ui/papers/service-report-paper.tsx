import type { ReactNode } from 'react';
import { judgeReading } from '#kernel/judge-reading.ts';
import { paperTexts } from '#web/texts/papers.ts';
import { releasedReportTexts as texts } from '#web/texts/service-report.ts';
import { Facts } from '../facts.tsx';
import { Code } from '../figures/code.tsx';
import { Count, ReadingValue } from '../figures/count.tsx';
import { DateText } from '../figures/date-text.tsx';
import type { PaperSubject } from './paper-shapes.ts';
import { PaperSheet, PaperWordsBlock } from './paper-sheet.tsx';

type Result = 'repaired' | 'no-fault' | 'not-repairable' | 'unrepaired';

/** A released version. */
type PaperReport = {
  version: number;
  releasedAt: number;
  reason: string;
  overrideReason: string;
  document: {
    finding: string;
    cause: string;
    tasks: readonly { title: string; isDone: boolean }[];
    work: string;
    result: Result | null;
    technicianName: string;
    day: string | null;
    parts: readonly {
      title: string;
      code: string;
      quantity: number;
      serialFitted: string;
      serialRemoved: string;
      lot: string;
    }[];
    readings: readonly {
      title: string;
      unit: string;
      value: string;
      least: number | null;
      most: number | null;
      decimals: number;
    }[];
  };
};

/** «گزارش سرویس»: what was found, done, fitted and measured; a released version, the same from office and portal. */
export const ServiceReportPaper = ({ report, subject }: { report: PaperReport; subject: PaperSubject }) => {
  const { document, version } = report;
  return (
    <PaperSheet
      name={texts.title}
      subject={subject}
      facts={[
        [texts.version, <Count key="version">{version}</Count>],
        [paperTexts.issuedAt, <DateText key="issued" at={new Date(report.releasedAt)} />],
      ]}
      signs={[paperTexts.companySign]}
    >
      <Facts
        className="paper-subject paper-pairs"
        rows={[
          [texts.result, document.result ? texts.results[document.result] : ''],
          [texts.cause, document.cause],
          [texts.technician, document.technicianName],
          [texts.day, document.day && <DateText key="day" at={`${document.day}T12:00:00Z`} />],
        ]}
      />
      <PaperWordsBlock name={texts.finding} text={document.finding} />
      <PaperWordsBlock name={texts.work} text={listWork(document)} />
      {document.parts.length > 0 && (
        <PaperTable
          name={texts.parts}
          heads={[texts.partTitle, texts.quantity, texts.serialFitted, texts.serialRemoved, texts.lot]}
          rows={document.parts.map((part) => [
            <span key="title">
              <bdi>{part.title}</bdi> {part.code && <Code>{part.code}</Code>}
            </span>,
            <Count key="quantity">{part.quantity}</Count>,
            <Code key="fitted">{part.serialFitted}</Code>,
            <Code key="removed">{part.serialRemoved}</Code>,
            <Code key="lot">{part.lot}</Code>,
          ])}
        />
      )}
      {document.readings.length > 0 && (
        <PaperTable
          name={texts.readings}
          heads={[texts.reading, texts.limitsHead, texts.value, texts.state]}
          rows={document.readings.map((reading) => [
            <bdi key="title">{reading.title}</bdi>,
            texts.limits(reading),
            <span key="value">
              <ReadingValue of={reading} />
            </span>,
            texts.describe(judgeReading(reading)),
          ])}
        />
      )}
      <PaperWordsBlock name={texts.overridden} text={report.overrideReason} />
      <PaperWordsBlock name={texts.reason} text={report.reason} />
    </PaperSheet>
  );
};

const listWork = ({ tasks, work }: PaperReport['document']): string =>
  [...tasks.map(({ title, isDone }) => `${title}: ${isDone ? texts.yes : texts.no}`), work]
    .filter(Boolean)
    .join('\n');

const PaperTable = ({
  name,
  heads,
  rows,
}: {
  name: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) => (
  <table className="paper-table paper-named">
    <caption>{name}</caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a released version does not change
        <tr key={at}>
          {cells.map((cell, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
