import { type StatusId, statusIds } from '#contract/repair/statuses.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { type LateBefore, listTargets } from '../settings/targets.rules.ts';
import { listAssignees } from './assignees.repository.ts';
import {
  boundOfCounts,
  countAssigned,
  countGroups,
  countListed,
  type GroupCount,
  maxFoundByWord,
} from './count-queue.repository.ts';
import { listLate } from './list-late.repository.ts';
import {
  listFilteredRequests,
  listQueue,
  listQueueRows,
  type QueueFilter,
  type QueueList,
  type QueueRow,
  type QueueSort,
} from './queue.repository.ts';
import { type QueueLine, toQueueItem, toQueueItems } from './queue-item.ts';
import { defaultSort, type QueueSearch, readQueueFilter } from './read-queue-filter.ts';
import { countFound, isListed, pageFound } from './sort-found.rules.ts';

export type QueueInput = QueueSearch & {
  sort?: QueueSort | undefined;
  page: number;
  size: number;
  /** Whose own requests are counted beside the list. */
  readerId?: number | undefined;
};

const openStatuses: readonly StatusId[] = [0, 1, 2, 3, 4, 5, 6];
const statusesOf: Record<QueueList, readonly StatusId[]> = {
  ours: openStatuses,
  customer: openStatuses,
  open: openStatuses,
  closed: [7, 100],
  all: statusIds,
};

/** The desk's list: what waits for us first, by how long it has stood; with the counts by status above it. */
export const readQueue = async (db: Db, input: QueueInput) => {
  const { filter, clock } = await readQueueFilter(db, input);
  const late = listTargets(clock.settings, clock.now, clock.calendar);
  const page = {
    sort: input.sort ?? defaultSort(filter.list),
    offset: (input.page - 1) * input.size,
    limit: input.size,
  };
  const { rows, groups, total } = await readPage(db, filter, page, late);
  const sum = (wanted: Pick<QueueFilter, 'list' | 'status'>, of: 'count' | 'late' = 'count') =>
    groups.filter((group) => isListed(group, wanted)).reduce((total, group) => total + group[of], 0);
  const { list, status } = filter;
  const byStatus = (statuses: readonly StatusId[], of: 'count' | 'late') =>
    Object.fromEntries(statuses.map((one) => [one, sum({ list, status: one }, of)]));
  return {
    total: total ?? sum({ list, status }),
    counts: byStatus(statusesOf[list], 'count'),
    overdue: byStatus([0, 1, 2, 4], 'late'),
    lists: { ours: sum({ list: 'ours' }), customer: sum({ list: 'customer' }) },
    shortcuts: {
      late: sum({ list, status }, 'late'),
      ...(input.readerId !== undefined && statusesOf[list] === openStatuses
        ? {
            mine: await countAssigned(db, filter, input.readerId),
            nobody: await countAssigned(db, filter, 'nobody'),
          }
        : {}),
    },
    countBound: boundOfCounts(filter),
    items: await toQueueItems(db, rows, clock),
    readAt: toIso(clock.now),
  };
};

type Page = { sort: QueueSort; offset: number; limit: number };

/** A few that a search found are counted and sorted here; everything else is by the database, from its indices. */
const readPage = async (
  db: Db,
  filter: QueueFilter,
  page: Page,
  late: LateBefore,
): Promise<{ rows: QueueRow[]; groups: GroupCount[]; total?: number }> => {
  const { candidates } = filter;
  if (candidates?.words.length !== 0) {
    const rows = await listRows(db, filter, page);
    const groups = await countGroups(db, filter, late);
    return candidates
      ? { rows, groups, total: await countListed(db, filter, page.sort, maxFoundByWord) }
      : { rows, groups };
  }
  const everywhere = { ...filter, list: 'all', status: undefined, overdueBefore: undefined } as const;
  const found = await listFilteredRequests(db, everywhere);
  const ids = pageFound(found, filter, page);
  return { rows: await listQueueRows(db, ids), groups: countFound(found, filter, late) };
};

const listRows = (db: Db, filter: QueueFilter, { sort, ...part }: Page): Promise<QueueRow[]> => {
  const isByAge = sort === 'oldest' || sort === 'newest';
  return filter.overdueBefore && isByAge
    ? listLate(db, filter, filter.overdueBefore, { sort, ...part })
    : listQueue(db, filter, { sort, ...part });
};

const maxUpdates = 100;

/** Which requests came into a list since an instant. */
export const readQueueUpdates = async (db: Db, input: QueueSearch & { since: string }) => {
  const { filter, clock } = await readQueueFilter(db, input);
  const after = Math.max(filter.stood?.after ?? 0, Date.parse(input.since));
  const rows = await listQueue(
    db,
    { ...filter, stood: { ...filter.stood, after } },
    { sort: defaultSort(filter.list), offset: 0, limit: maxUpdates },
  );
  return {
    traceNumbers: rows.map(({ trace_number }) => trace_number),
    readAt: toIso(clock.now),
  };
};

/** All rows of a filter, as `write` gives them; `requireFew` first gets their number, counted to one more than `max`. */
export const writeQueue = async <Written>(
  db: Db,
  input: QueueSearch,
  {
    max,
    requireFew,
    write,
  }: { max: number; requireFew: (count: number) => void; write: (item: QueueLine) => Written },
): Promise<Written[]> => {
  const { filter, clock } = await readQueueFilter(db, input);
  const sort = defaultSort(filter.list);
  requireFew(await countListed(db, filter, sort, max + 1));
  const rows = await listQueue(db, filter, { sort, offset: 0, limit: max });
  const people = await listAssignees(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  return rows.map((row) => write(toQueueItem(row, clock, people, new Map())));
};
