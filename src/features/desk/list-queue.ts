import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { writePaidNote } from '#contract/office/timeline-texts.ts';
import { isStatusId, readStatus, type StatusId, statusIds } from '#contract/repair/statuses.ts';
import { isEmptyQuery, readQueueQuery } from '#features/devices/index.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { countWorkingDays, findWorkingDaysAgo, type WorkCalendar } from '#kernel/working-time.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listAssignees } from './assignees.repository.ts';
import {
  boundOfCounts,
  countListed,
  countPlaces,
  mostFoundByWord,
  type PlaceCount,
} from './count-queue.repository.ts';
import { listDeskMoves } from './desk-moves.rules.ts';
import { readDeskSettings, readWorkCalendar } from './desk-settings.ts';
import { type Candidates, findCandidates } from './find-requests.repository.ts';
import { findWorkReturns } from './find-work-returns.ts';
import { listPartlyPaid } from './ledger.repository.ts';
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
import { countFound, isListed, pageFound } from './sort-found.rules.ts';
import { findTarget, listTargets } from './targets.rules.ts';

export type QueueSearch = Omit<
  QueueFilter,
  'list' | 'overdueBefore' | 'candidates' | 'registered' | 'today' | 'stoodSince' | 'stood'
> & {
  /** Whole working days it has stood where it stands; both belong to it. */
  ageFrom?: number | undefined;
  ageTo?: number | undefined;
  list?: QueueList | undefined;
  query?: string | undefined;
  isOverdue?: boolean | undefined;
  /** Days of Tehran, `YYYY-MM-DD`, both belonging to it. */
  registeredFrom?: string | undefined;
  registeredTo?: string | undefined;
};

export type QueueInput = QueueSearch & {
  sort?: QueueSort | undefined;
  page: number;
  size: number;
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
  const { filter, clock } = await readFilter(db, input);
  const late = listTargets(clock.settings, clock.now, clock.calendar);
  const page = {
    sort: input.sort ?? usualSort(filter.list),
    offset: (input.page - 1) * input.size,
    limit: input.size,
  };
  const { rows, places, total } = await readPage(db, filter, page, late);
  const sum = (wanted: Pick<QueueFilter, 'list' | 'status'>, of: 'count' | 'late' = 'count') =>
    places.filter((place) => isListed(place, wanted)).reduce((total, place) => total + place[of], 0);
  const { list, status } = filter;
  const byStatus = (statuses: readonly StatusId[], of: 'count' | 'late') =>
    Object.fromEntries(statuses.map((one) => [one, sum({ list, status: one }, of)]));
  return {
    total: total ?? sum({ list, status }),
    counts: byStatus(statusesOf[list], 'count'),
    overdue: byStatus([0, 1, 2, 4], 'late'),
    lists: { ours: sum({ list: 'ours' }), customer: sum({ list: 'customer' }) },
    countBound: boundOfCounts(filter),
    items: await toItems(db, rows, clock),
    readAt: new Date(clock.now).toISOString(),
  };
};

type Page = { sort: QueueSort; offset: number; limit: number };

/** A few that a search found are counted and sorted here; everything else is by the database, from its indices. */
const readPage = async (
  db: Db,
  filter: QueueFilter,
  page: Page,
  late: readonly { status: StatusId; before: number }[],
): Promise<{ rows: QueueRow[]; places: PlaceCount[]; total?: number }> => {
  const { candidates } = filter;
  if (candidates?.words.length !== 0) {
    const rows = await listRows(db, filter, page);
    const places = await countPlaces(db, filter, late);
    return candidates
      ? { rows, places, total: await countListed(db, filter, page.sort, mostFoundByWord) }
      : { rows, places };
  }
  const everywhere = { ...filter, list: 'all', status: undefined, overdueBefore: undefined } as const;
  const found = await listFilteredRequests(db, everywhere);
  const ids = pageFound(found, filter, page);
  return { rows: await listQueueRows(db, ids), places: countFound(found, filter, late) };
};

const listRows = (db: Db, filter: QueueFilter, { sort, ...part }: Page): Promise<QueueRow[]> => {
  const isByStanding = sort === 'oldest' || sort === 'newest';
  return filter.overdueBefore && isByStanding
    ? listLate(db, filter, filter.overdueBefore, { sort, ...part })
    : listQueue(db, filter, { sort, ...part });
};

const mostNews = 100;

/** Which requests came into a list since an instant. */
export const readQueueUpdates = async (db: Db, input: QueueSearch & { since: string }) => {
  const { filter, clock } = await readFilter(db, input);
  const stoodSince = Date.parse(input.since);
  const rows = await listQueue(
    db,
    { ...filter, stoodSince },
    { sort: usualSort(filter.list), offset: 0, limit: mostNews },
  );
  return {
    traceNumbers: rows.map(({ trace_number }) => trace_number),
    readAt: new Date(clock.now).toISOString(),
  };
};

/** All rows of a filter, each written at once; `requireFew` sees before how many they are, up to one more than `most`. */
export const writeQueue = async <Written>(
  db: Db,
  input: QueueSearch,
  {
    most,
    requireFew,
    write,
  }: { most: number; requireFew: (count: number) => void; write: (item: QueueItem) => Written },
): Promise<Written[]> => {
  const { filter, clock } = await readFilter(db, input);
  const sort = usualSort(filter.list);
  requireFew(await countListed(db, filter, sort, most + 1));
  const rows = await listQueue(db, filter, { sort, offset: 0, limit: most });
  const people = await listAssignees(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  return rows.map((row) => write(toItem(row, clock, people, new Map())));
};

type Clock = { now: number; settings: DeskSettings; calendar: WorkCalendar };

const readFilter = async (db: Db, input: QueueSearch): Promise<{ filter: QueueFilter; clock: Clock }> => {
  const now = await readDatabaseNow(db);
  const { settings } = await readDeskSettings(db);
  const calendar = await readWorkCalendar(db);
  const filter: QueueFilter = {
    ...input,
    // Whoever searches wants the request wherever it stands.
    list: input.list ?? (input.query?.trim() ? 'all' : 'ours'),
    today: tehranDay(new Date(now)),
    registered: readRange(input),
    stood: {
      atLatest: input.ageFrom ? findWorkingDaysAgo(now, input.ageFrom, calendar) : undefined,
      after: input.ageTo === undefined ? undefined : findWorkingDaysAgo(now, input.ageTo + 1, calendar),
    },
    candidates: await readCandidates(db, input.query),
    overdueBefore: input.isOverdue ? listTargets(settings, now, calendar) : undefined,
  };
  return { filter, clock: { now, settings, calendar } };
};

const readCandidates = async (db: Db, typed: string | undefined): Promise<Candidates | undefined> => {
  if (!typed?.trim()) return undefined;
  const query = readQueueQuery(typed);
  return isEmptyQuery(query) ? { ids: [], words: [] } : findCandidates(db, query);
};

const usualSorts: Record<QueueList, QueueSort> = {
  ours: 'oldest',
  customer: 'oldest',
  open: 'oldest',
  closed: 'newest',
  all: 'registered-desc',
};
const usualSort = (list: QueueList): QueueSort => usualSorts[list];

const readRange = ({ registeredFrom, registeredTo }: QueueSearch): QueueFilter['registered'] => ({
  from: registeredFrom === undefined ? undefined : tehranDayRange(registeredFrom).from,
  to: registeredTo === undefined ? undefined : tehranDayRange(registeredTo).to,
});

const toItems = async (db: Db, rows: readonly QueueRow[], clock: Clock) => {
  const people = await listAssignees(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  const returns = await findWorkReturns(
    db,
    rows.map(({ id }) => id),
  );
  const parts = await listParts(db, rows);
  return rows.map((row) => ({ ...toItem(row, clock, people, parts), isWorkReturn: returns.has(row.id) }));
};

/** Only what waits for its money is asked about. */
const listParts = (db: Db, rows: readonly QueueRow[]) =>
  listPartlyPaid(
    db,
    rows.filter(({ status_id }) => status_id === 3).map(({ id }) => id),
  );

const toItem = (
  row: QueueRow,
  { now, settings, calendar }: Clock,
  people: Awaited<ReturnType<typeof listAssignees>>,
  parts: Awaited<ReturnType<typeof listPartlyPaid>>,
) => {
  const statusId = row.status_id;
  if (!isStatusId(statusId)) throw new Error(`status ${statusId} is not in the table`);
  const repairInPlace = row.repair_in_place === 1;
  const isReturnedUnrepaired = row.is_returned_unrepaired === 1;
  // What is over does not age; counting years of days for each row of old ones took seconds.
  const age = row.waits_for === 'nobody' ? 0 : countWorkingDays(Number(row.stood_since), now, calendar);
  const target = findTarget(settings, { statusId, waitsFor: row.waits_for });
  return {
    traceNumber: row.trace_number,
    serialNumber: row.serial_number,
    productName: row.product_name,
    centreName: row.asked_centre || row.centre_name,
    city: row.city,
    statusId,
    statusTitle: readStatus(statusId, repairInPlace, isReturnedUnrepaired).title,
    paidNote: writePaidNote(parts.get(row.id)),
    waitsFor: row.waits_for,
    estimateState: row.estimate_state,
    repairInPlace,
    isReturnedUnrepaired,
    registeredAt: new Date(Number(row.registered_at)).toISOString(),
    stoodSince: new Date(Number(row.stood_since)).toISOString(),
    ageDays: Math.floor(age),
    targetDays: target ?? null,
    isOverdue: target !== undefined && age > target,
    warrantyUntil: row.warranty_until,
    mobile: row.mobile,
    assignee: (row.assignee_id !== null && people.get(row.assignee_id)) || null,
    allowedMoves: listDeskMoves({ status_id: statusId, is_returned_unrepaired: row.is_returned_unrepaired }),
  };
};

export type QueueItem = ReturnType<typeof toItem>;
export type Queue = Awaited<ReturnType<typeof readQueue>>;
