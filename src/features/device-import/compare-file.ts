import { createHash } from 'node:crypto';
import type { ImportReport } from '#contract/office/calls/import-calls.ts';
import type { FileFault, ReadFile, ReadRow } from './file/read-file.ts';

export type OnRowsDone = (done: number) => void;

const comparedAtOnce = 500;
const changesShown = 20;
const maxRefusedShown = 5_000;

/** What one row would change. */
export type RowStep<Row, Known> = { line: number; known: Known | undefined; change: Partial<Row>; row: Row };
export type Compared<Row, Known> = {
  steps: RowStep<Row, Known>[];
  refused: FileFault[];
  unlinked?: ImportReport['unlinked'];
};
export type ComparedFile<Row, Known> = Compared<Row, Known> & { report: ImportReport };

/** Compares the rows of a file with the database, part by part. */
export const compareFile = async <Row, Known extends { rev: number }>(
  file: ReadFile<Row>,
  keyOf: (row: Row) => string,
  compare: (rows: readonly ReadRow<Row>[]) => Promise<Compared<Row, Known>>,
  onRowsDone: OnRowsDone,
): Promise<ComparedFile<Row, Known>> => {
  const steps: RowStep<Row, Known>[] = [];
  const refused = [...file.refused];
  const unlinked: ImportReport['unlinked'] = [];
  for (let start = 0; start < file.rows.length; start += comparedAtOnce) {
    const part = await compare(file.rows.slice(start, start + comparedAtOnce));
    steps.push(...part.steps);
    refused.push(...part.refused);
    unlinked.push(...(part.unlinked ?? []));
    onRowsDone(Math.min(file.rows.length, start + comparedAtOnce));
  }
  const compared = { steps, refused: refused.toSorted((a, b) => a.line - b.line), unlinked };
  return { ...compared, report: report(compared, keyOf) };
};

const report = <Row, Known extends { rev: number }>(
  { steps, refused, unlinked = [] }: Compared<Row, Known>,
  keyOf: (row: Row) => string,
): ImportReport => {
  const hash = createHash('sha256');
  const counts = { new: 0, changed: 0, same: 0, mobiles: 0 };
  const changes: ImportReport['changes'] = [];
  for (const { line, known, change, row } of steps) {
    const names = Object.keys(change);
    const kind = known === undefined ? 'new' : names.length > 0 ? 'changed' : 'same';
    counts[kind] += 1;
    hash.update(`${JSON.stringify([keyOf(row), known?.rev ?? 0, kind, change])}\n`);
    if (kind !== 'changed') continue;
    if ('mobile' in change) counts.mobiles += 1;
    for (const [column, to] of Object.entries(change)) {
      if (changes.length >= changesShown) break;
      const from = (known as Record<string, unknown> | undefined)?.[column];
      changes.push({ line, key: keyOf(row), column, from: String(from ?? ''), to: String(to ?? '') });
    }
  }
  return {
    isStored: false,
    fingerprint: hash.digest('base64url'),
    counts,
    changes,
    unlinked: unlinked.slice(0, maxRefusedShown),
    refused: refused
      .slice(0, maxRefusedShown)
      .map(({ line, column, value, text }) => ({ line, column, value, reason: text })),
  };
};
