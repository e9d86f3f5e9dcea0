import type { ReactNode } from 'react';
import { paperTexts } from '#web/texts/papers.ts';
import { type Fact, Facts } from '../facts.tsx';
import { Code } from '../figures/code.tsx';
import { PostalAddress } from '../figures/postal-address.tsx';
import type { PaperSubject } from './paper-shapes.ts';

/** The head of every paper: who writes it, what it is, and the numbers it is known by. */
export const PaperSheet = ({
  name,
  subject,
  facts,
  stamp,
  children,
  signs,
}: {
  name: string;
  subject: PaperSubject;
  /** Numbers and dates, at the end of the head. */
  facts: readonly Fact[];
  /** Stands across the whole paper, such as on a withdrawn invoice. */
  stamp?: string | undefined;
  children: ReactNode;
  signs: readonly string[];
}) => (
  <article className="paper">
    {stamp && <p className="paper-stamp">{stamp}</p>}
    <header className="paper-head">
      <PlateMark />
      <div className="paper-title">
        <p>{subject.company}</p>
        <h1>{name}</h1>
      </div>
      <Facts className="paper-facts" rows={[...codeOf(subject), ...facts]} />
    </header>
    <Facts
      className="paper-subject"
      rows={[
        [paperTexts.centre, [subject.centreName, subject.place].filter(Boolean).join('، ')],
        [paperTexts.device, subject.productName && <bdi key="device">{subject.productName}</bdi>],
        [paperTexts.serial, subject.serialNumber && <Code key="serial">{subject.serialNumber}</Code>],
      ]}
    />
    {children}
    <footer className="paper-foot">
      <div className="paper-signs">
        {signs.map((sign) => (
          <span key={sign}>{sign}</span>
        ))}
      </div>
      {subject.companyAddress && (
        <PostalAddress className="paper-address">{subject.companyAddress}</PostalAddress>
      )}
    </footer>
  </article>
);

/** A paper about all repairs of a device has no trace number. */
const codeOf = ({ traceNumber }: PaperSubject): Fact[] =>
  traceNumber === '' ? [] : [[paperTexts.code, <Code key="code">{traceNumber}</Code>]];

/** A sentence under its name, left out when there is nothing to say. */
export const PaperWordsBlock = ({ name, text }: { name: string; text: string }) =>
  text === '' ? null : (
    <section className="paper-words">
      <h2>{name}</h2>
      <p dir="auto">{text}</p>
    </section>
  );

/** The mark in black: a plate of nine wells, the last one open. */
const PlateMark = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className="paper-mark">
    <rect width="40" height="40" rx="10" />
    {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
      <circle key={at} cx={11 + (at % 3) * 9} cy={11.5 + Math.floor(at / 3) * 8.5} r="3.2" />
    ))}
  </svg>
);
