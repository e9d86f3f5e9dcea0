import { assigneeFilters, estimateFilters, warrantyFilters } from '#contract/office/list-filters.ts';
import { statusIds } from '#contract/repair/statuses.ts';
import type { QueueQuery } from '../../app/queries/repair-queries.ts';
import {
  type AddressOf,
  type AddressTable,
  isDay,
  isIntegerFrom,
  isTextUpTo,
  pageAddress,
} from '../../ui/list/address-state.rules.ts';

export const queueAddress = {
  list: ['ours', 'customer', 'open', 'closed', 'all'],
  status: statusIds.map(String),
  q: isTextUpTo(200),
  centre: isIntegerFrom(1, 999_999_999),
  product: isTextUpTo(200),
  inPlace: ['0', '1'],
  warranty: warrantyFilters,
  estimate: estimateFilters,
  assignee: assigneeFilters,
  overdue: ['0', '1'],
  ageFrom: isIntegerFrom(0, 999),
  ageTo: isIntegerFrom(0, 999),
  from: isDay,
  to: isDay,
  sort: ['oldest', 'newest', 'registered', 'registered-desc'],
  ...pageAddress,
} satisfies AddressTable<QueueQuery>;

/** The filters as the address gives them. */
export type QueueSearch = AddressOf<typeof queueAddress>;

/** The list that is shown: what was chosen, everything while searching, what waits for us otherwise. */
export const readShownList = ({ list, q }: Pick<QueueSearch, 'list' | 'q'>) => list ?? (q ? 'all' : 'ours');

/** The order in which the server gives a list when none is asked for. */
export const readDefaultSort = (search: Pick<QueueSearch, 'list' | 'q'>) => {
  const list = readShownList(search);
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
