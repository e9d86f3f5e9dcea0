import type { FieldDifference } from '#contract/office/calls/content-shapes.ts';
import { type FieldRuns, type Run, readFieldRuns } from './field-runs.rules.ts';

type WordMark = FieldDifference['words'][number];

/** Beyond this many pairs of runs the middle is shown as one change: a table of all pairs would take too long. */
const maxPairs = 4_000_000;

const nothing: FieldRuns = { raw: '', runs: [] };
type Document = Readonly<Record<string, unknown>>;

/**
 * Field by field, what the newer document adds and removes: words, headings, links, pictures and films. Fields without
 * a difference are left out; one whose formatting alone differs has no runs.
 */
export const compareDocuments = (older: Document, newer: Document): FieldDifference[] => {
  const before = readFieldRuns(older);
  const after = readFieldRuns(newer);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((field) => {
    const [from, to] = [before.get(field) ?? nothing, after.get(field) ?? nothing];
    if (from.raw === to.raw) return [];
    const words = compareRuns(from.runs, to.runs);
    return [{ field, words: words.every(({ mark }) => mark === 'same') ? [] : words }];
  });
};

const isSame = (a: Run | undefined, b: Run | undefined): boolean =>
  a?.text === b?.text && a?.part === b?.part;
const markAll = (mark: WordMark['mark'], runs: readonly Run[]): WordMark[] =>
  runs.map((run) => ({ mark, ...run }));

const compareRuns = (a: readonly Run[], b: readonly Run[]): WordMark[] => {
  let start = 0;
  while (start < a.length && start < b.length && isSame(a[start], b[start])) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && isSame(a.at(-1 - end), b.at(-1 - end))) end += 1;
  const middle = compareMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return join([
    ...markAll('same', a.slice(0, start)),
    ...middle,
    ...markAll('same', a.slice(a.length - end)),
  ]);
};

const compareMiddle = (a: readonly Run[], b: readonly Run[]): WordMark[] => {
  const removed = markAll('removed', a);
  const added = markAll('added', b);
  if (a.length === 0 || b.length === 0 || a.length * b.length > maxPairs) return [...removed, ...added];
  const width = b.length + 1;
  // The length of the longest common run of words from each pair of places on.
  const common = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isSame(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const marks: WordMark[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left, right] = [removed[i], added[j]];
    if (left && right && isSame(left, right)) {
      marks.push({ ...left, mark: 'same' });
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
  for (const run of marks) {
    const last = joined.at(-1);
    if (last?.mark === run.mark && !last.part && !run.part) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
};
