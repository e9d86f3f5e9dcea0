import { sql } from 'kysely';
import type { StatusId } from '#contract/repair/statuses.ts';
import type { Db } from '#storage/dialect.ts';
import { type QueueFilter, type QueueRows, selectQueue } from './queue.repository.ts';

export type WaitsFor = 'us' | 'customer' | 'nobody';
type Place = { waitsFor: WaitsFor; status: StatusId };

/** How many stand at one place, and how many of them are past their target. */
export type PlaceCount = Place & { count: number; late: number };

const at = (waitsFor: WaitsFor, ...statuses: StatusId[]): Place[] =>
  statuses.map((status) => ({ waitsFor, status }));

/** Everywhere a request can stand. */
const open = [...at('us', 0, 1, 2, 4), ...at('customer', 1, 2, 3, 5, 6)];
const over = at('nobody', 7, 100);

/** A place in columns that the index of counts holds. Only at 1 and 2 the status does not say who has to act. */
const standingAt = (query: QueueRows, { waitsFor, status }: Place): QueueRows => {
  if (status === 1) return query.where('request.repair_in_place', '=', waitsFor === 'us' ? 1 : 0);
  if (status === 2) return query.where('request.estimate_state', waitsFor === 'us' ? '!=' : '=', 'sent');
  return query;
};

/** Nobody reads so far, and the list costs the same however long it is. */
const mostCounted = 1_000;
/** A word that very many requests hold is looked for row by row. */
const mostCountedByWord = 100;

type Late = readonly { status: StatusId; before: number }[];

/**
 * What a filter finds at each place, whatever list and status it names. What is over is counted only where it is
 * shown. One statement; each count is read from an index and stops at its bound.
 */
export const countPlaces = async (db: Db, filter: QueueFilter, late: Late): Promise<PlaceCount[]> => {
  const hasOver = filter.list === 'closed' || filter.list === 'all';
  const isLateOnly = filter.overdueBefore !== undefined;
  const most = filter.candidates && filter.candidates.words.length > 0 ? mostCountedByWord : mostCounted;
  const places = [...open, ...(hasOver ? over : [])].filter(
    ({ waitsFor }) => !isLateOnly || waitsFor === 'us',
  );
  const count = (place: Place, before?: number) => {
    const { status } = place;
    const narrowed = selectQueue(db, { ...filter, list: 'all', status, overdueBefore: undefined });
    const rows = standingAt(narrowed, place)
      .$if(before !== undefined, (query) => query.where('request.stood_since', '<', before ?? 0))
      .select('request.id')
      .limit(most)
      .as('rows');
    return db
      .selectFrom(rows)
      .select((of) => of.fn.countAll<number>().as('count'))
      .select(sql<WaitsFor>`${sql.lit(place.waitsFor)}`.as('waits_for'))
      .select(sql<number>`${sql.lit(place.status)}`.as('status'))
      .select(sql<number>`${sql.lit(before === undefined ? 0 : 1)}`.as('is_late'));
  };
  const counts = [
    ...(isLateOnly ? [] : places.map((place) => count(place))),
    ...late.map(({ status, before }) => count({ waitsFor: 'us', status }, before)),
  ];
  const [first, ...others] = counts;
  if (!first) return [];
  const rows = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const find = ({ waitsFor, status }: Place, isLate: boolean): number =>
    Number(
      rows.find(
        (row) =>
          row.waits_for === waitsFor &&
          Number(row.status) === status &&
          Number(row.is_late) === Number(isLate),
      )?.count ?? 0,
    );
  return places.map((place) => {
    const isLate = find(place, true);
    return { ...place, count: isLateOnly ? isLate : find(place, false), late: isLate };
  });
};
