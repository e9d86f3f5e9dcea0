import type { LabFilter } from '#contract/repair/lab-calls.ts';
import type { LabDevices } from '#contract/repair/lab-entities.ts';
import { type CallOutcome, toCallOutcome } from '../portal-shared/call-outcome.ts';
import type { LabClient } from './lab-client.ts';

const pagesAtOnce = 3;

export type LabSearch = { search: string; filter: LabFilter };

/**
 * The pages from one to another as one list, a few calls at a time. A call that fails is the outcome of all.
 *
 * @example const outcome = await readLabPages(client, { search: '', filter: 'all' }, 1, 4);
 */
export const readLabPages = async (
  client: Pick<LabClient, 'labDevices'>,
  search: LabSearch,
  from: number,
  to: number,
): Promise<CallOutcome<LabDevices>> => {
  const read: LabDevices[] = [];
  for (let next = from; next <= to; next += pagesAtOnce) {
    const pages = Array.from({ length: Math.min(pagesAtOnce, to - next + 1) }, (_, at) => String(next + at));
    const answers = await Promise.all(pages.map((page) => client.labDevices({ ...search, page })));
    for (const outcome of answers.map((answer) => toCallOutcome(answer))) {
      if (outcome.kind !== 'done') return outcome;
      read.push(outcome.data);
    }
  }
  const [first] = read;
  if (!first) return { kind: 'broken' };
  // Totals are those of the first page: one past the end has none.
  return { kind: 'done', message: '', data: { ...first, items: read.flatMap(({ items }) => items) } };
};
