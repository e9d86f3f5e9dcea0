import type { ReactNode } from 'react';
import { splitModelNames } from './split-model-names.ts';

type MarkedPart = { text: string; isHit: boolean };

/**
 * A text whose parts may be marked, as search results show where their words stand. A model such as `BA-960` stays
 * on one line, also when only a part of it is marked.
 */
export const MarkedText = ({ parts }: { parts: readonly MarkedPart[] }): ReactNode => {
  const text = parts.map((part) => part.text).join('');
  let at = 0;
  return splitModelNames(text).map((piece) => {
    const from = at;
    at += piece.text.length;
    const marked = markPart(cutParts(parts, from, at));
    return piece.isRun ? (
      <span key={from} className="code">
        {marked}
      </span>
    ) : (
      marked
    );
  });
};

const markPart = (parts: readonly MarkedPart[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts are places in one text
  parts.map(({ text, isHit }, at) => (isHit ? <mark key={at}>{text}</mark> : text));

/** What lies between two places of the text that the parts make together. */
const cutParts = (parts: readonly MarkedPart[], from: number, to: number): MarkedPart[] => {
  let start = 0;
  return parts.flatMap(({ text, isHit }) => {
    const cut = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return cut ? [{ text: cut, isHit }] : [];
  });
};
