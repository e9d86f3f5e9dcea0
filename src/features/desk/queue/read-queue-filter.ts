import type { DeskSettings } from '#contract/office/desk-settings.ts';
import { isEmptySearch, readSearch } from '#features/devices/index.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranSpan } from '#kernel/tehran-day-range.ts';
import { subtractWorkingDays, type WorkCalendar } from '#kernel/working-time.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { readDeskSettings, readWorkCalendar } from '../settings/desk-settings.ts';
import { listTargets } from '../settings/targets.rules.ts';
import { type Candidates, readCandidates } from './candidates.repository.ts';
import type { QueueFilter, QueueList, QueueSort } from './queue.repository.ts';

export type QueueSearch = Omit<
  QueueFilter,
  'list' | 'overdueBefore' | 'candidates' | 'registered' | 'today' | 'stood'
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

/** What ages and targets of a list are counted by. */
export type QueueClock = { now: number; settings: DeskSettings; calendar: WorkCalendar };

/** What is asked for, as the database is asked for it. */
export const readQueueFilter = async (
  db: Db,
  input: QueueSearch,
): Promise<{ filter: QueueFilter; clock: QueueClock }> => {
  const now = await readDatabaseNow(db);
  const { settings } = await readDeskSettings(db);
  const calendar = await readWorkCalendar(db, settings);
  const filter: QueueFilter = {
    ...input,
    // A search finds a request at any status.
    list: input.list ?? (input.query?.trim() ? 'all' : 'ours'),
    today: tehranDay(new Date(now)),
    registered: tehranSpan({ from: input.registeredFrom, to: input.registeredTo }),
    stood: {
      atLatest: input.ageFrom ? subtractWorkingDays(now, input.ageFrom, calendar) : undefined,
      after: input.ageTo === undefined ? undefined : subtractWorkingDays(now, input.ageTo + 1, calendar),
    },
    candidates: await findSearched(db, input.query),
    overdueBefore: input.isOverdue ? listTargets(settings, now, calendar) : undefined,
  };
  return { filter, clock: { now, settings, calendar } };
};

const findSearched = async (db: Db, typed: string | undefined): Promise<Candidates | undefined> => {
  if (!typed?.trim()) return undefined;
  const query = readSearch(typed);
  return isEmptySearch(query) ? { ids: [], words: [] } : readCandidates(db, query);
};

const defaultSorts: Record<QueueList, QueueSort> = {
  ours: 'oldest',
  customer: 'oldest',
  open: 'oldest',
  closed: 'newest',
  all: 'registered-desc',
};

export const defaultSort = (list: QueueList): QueueSort => defaultSorts[list];
