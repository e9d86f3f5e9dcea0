import type { QueueQuery, QueueSearch } from '../../app/queries/repair-queries.ts';
import { toPageSize } from '../../ui/list/page-range.rules.ts';

const flag = (value: boolean | undefined): '1' | '0' | undefined =>
  value === undefined ? undefined : value ? '1' : '0';

/** What the address says, as the call takes it. */
export const toQueueQuery = ({ size, inPlace, overdue, status, ...rest }: QueueSearch): QueueQuery => ({
  ...rest,
  status: status?.toString(),
  inPlace: flag(inPlace),
  overdue: flag(overdue),
  size: toPageSize(size),
});

/** The list that is shown: what was chosen, everything while searching, what waits for us otherwise. */
export const shownList = ({ list, q }: Pick<QueueSearch, 'list' | 'q'>) => list ?? (q ? 'all' : 'ours');

/** The order in which the server gives a list when none is asked for. */
export const usualSort = (search: Pick<QueueSearch, 'list' | 'q'>) => {
  const list = shownList(search);
  return list === 'closed' ? 'newest' : list === 'all' ? 'registered-desc' : 'oldest';
};

const hidden = ['centre', 'product', 'inPlace', 'warranty', 'estimate', 'ageFrom', 'from', 'to'] as const;

/** How many of the filters that are folded away are set. */
export const countHiddenFilters = (search: QueueSearch): number =>
  hidden.filter((name) => search[name] !== undefined).length;

/** How many narrow it in all; on phones they are all folded away. */
export const countFilters = (search: QueueSearch): number =>
  countHiddenFilters(search) + [search.q, search.status].filter((value) => value !== undefined).length;

export const isNarrowed = (search: QueueSearch): boolean =>
  countFilters(search) > 0 || search.overdue !== undefined || search.assignee !== undefined;

/** An address without any filter; list, sort and size stay. */
export const withoutFilters = {
  ...Object.fromEntries(hidden.map((name) => [name, undefined])),
  ageTo: undefined,
  q: undefined,
  status: undefined,
  overdue: undefined,
  assignee: undefined,
};
