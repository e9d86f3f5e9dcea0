import { sql } from 'kysely';
import type { LateBefore } from '#features/desk/index.ts';
import type { Db } from '#storage/dialect.ts';
import { waitsForDesk } from '#storage/waits-for-desk.ts';

type OpenCount = { statusId: number; age: number; count: number; late: number };

export const openStatuses = [0, 1, 2, 3, 4, 5, 6] as const;
/** Before and after every instant. */
const [never, forever] = [-1, Number.MAX_SAFE_INTEGER];

/**
 * How many open requests stand at each status in each age. `ages` are instants, youngest first: who has stood since
 * that instant or before it belongs to the next age. Each is a stretch of the index of counts, and nothing else is
 * looked at.
 */
export const countOpen = async (
  db: Db,
  filter: {
    ages: readonly [number, number, number];
    lateBefore: LateBefore;
    registered: { from?: number | undefined; to?: number | undefined };
  },
): Promise<OpenCount[]> => {
  const ends = [forever, ...filter.ages, never];
  const cells = openStatuses.flatMap((status) => {
    const before = filter.lateBefore.find((one) => one.status === status)?.before ?? never;
    return ends.slice(1).map((after, age) => [status, age, after, ends[age] ?? forever, before]);
  });
  // Without its type PostgreSQL would take a number for text.
  const values = cells.map((cell) => sql`(${sql.join(cell.map((one) => sql`cast(${one} as bigint)`))})`);
  const { from, to } = filter.registered;
  const there = sql`from repair_request where status_id = cell.column1
    and stood_since > cell.column3 and stood_since <= cell.column4
    ${from === undefined ? sql`` : sql`and registered_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and registered_at < ${to}`}`;
  const { rows } = await sql<OpenCount>`select cell.column1 as "statusId", cell.column2 as age,
      (select count(*) ${there}) as count,
      (select count(*) ${there} and stood_since < cell.column5 and ${waitsForDesk}) as late
    from (values ${sql.join(values)}) cell`.execute(db);
  return rows;
};
