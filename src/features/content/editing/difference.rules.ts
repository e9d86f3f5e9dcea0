import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { plainText } from '#kernel/plain-text.ts';

export type WordMark = { mark: 'same' | 'added' | 'removed'; text: string };
export type FieldDifference = { field: string; words: WordMark[] };

/** Beyond this many pairs of words the middle is told as a whole: a table of all pairs would take too long. */
const mostPairs = 4_000_000;

/** Field by field, the words that the newer document adds and removes. Fields without a difference are left out. */
export const compareDocuments = (older: ContentDocument, newer: ContentDocument): FieldDifference[] => {
  const before = fieldTexts(older);
  const after = fieldTexts(newer);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field) ?? '', after.get(field) ?? ''];
    return from === to ? [] : [{ field, words: compareWords(from, to) }];
  });
};

/** Parts of lists are fields of their own, called by their place: `specifications.2.title`. */
const fieldTexts = (document: ContentDocument): Map<string, string> => {
  const texts = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (value === null || value === undefined || value === '') return;
    if (typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) walk(part, path ? `${path}.${key}` : key);
    } else
      texts.set(path, typeof value === 'string' && value.includes('<') ? plainText(value) : String(value));
  };
  walk(document, '');
  return texts;
};

/**
 * The words of two texts, marked.
 *
 * @example compareWords('یک دو', 'یک سه') // same «یک », removed «دو», added «سه»
 */
export const compareWords = (from: string, to: string): WordMark[] => {
  const [a, b] = [splitWords(from), splitWords(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return join([
    ...a.slice(0, start).map((text): WordMark => ({ mark: 'same', text })),
    ...middle,
    ...a.slice(a.length - end).map((text): WordMark => ({ mark: 'same', text })),
  ]);
};

const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

const compareMiddle = (a: readonly string[], b: readonly string[]): WordMark[] => {
  const removed = a.map((text): WordMark => ({ mark: 'removed', text }));
  const added = b.map((text): WordMark => ({ mark: 'added', text }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > mostPairs) return [...removed, ...added];
  const width = b.length + 1;
  // The length of the longest common run of words from each pair of places on.
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const marks: WordMark[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [removed[i], added[j]];
    if (left && right && left.text === right.text) {
      marks.push({ mark: 'same', text: left.text });
      [i, j] = [i + 1, j + 1];
    } else if (left && (!right || at(i + 1, j) >= at(i, j + 1))) {
      marks.push(left);
      i += 1;
    } else if (right) {
      marks.push(right);
      j += 1;
    }
  }
  return marks;
};

const join = (marks: readonly WordMark[]): WordMark[] => {
  const joined: WordMark[] = [];
  for (const { mark, text } of marks) {
    const last = joined.at(-1);
    if (last?.mark === mark) last.text += text;
    else joined.push({ mark, text });
  }
  return joined;
};
