import { sql } from 'kysely';
import { waitsForUs } from '#features/repair/index.ts';
import type { Db } from '#storage/dialect.ts';

export type OpenCount = { statusId: number; age: number; count: number; late: number };

/**
 * How many open requests stand at each status in each age. `ages` are instants, youngest first: who has stood since
 * that instant or before it belongs to the next age.
 */
export const countOpen = async (
  db: Db,
  filter: {
    ages: readonly [number, number, number];
    lateBefore: readonly { status: number; before: number }[];
    registered: { from?: number | undefined; to?: number | undefined };
  },
): Promise<OpenCount[]> => {
  const [a, b, c] = filter.ages;
  const age = sql<number>`case when stood_since > ${a} then 0 when stood_since > ${b} then 1
    when stood_since > ${c} then 2 else 3 end`;
  const isLate = sql.join(
    filter.lateBefore.map(({ status, before }) => sql`(status_id = ${status} and stood_since < ${before})`),
    sql` or `,
  );
  let query = db
    .selectFrom('repair_request')
    .select(['status_id', age.as('age'), sql<number>`count(*)`.as('count')])
    .select(sql<number>`sum(case when ${waitsForUs} and (${isLate}) then 1 else 0 end)`.as('late'))
    // Written out, so that the index of open requests is recognised.
    .where(sql.ref('status_id'), '<', sql.lit(7));
  if (filter.registered.from !== undefined)
    query = query.where('registered_at', '>=', filter.registered.from);
  if (filter.registered.to !== undefined) query = query.where('registered_at', '<', filter.registered.to);
  const rows = await query.groupBy(['status_id', sql`2`]).execute();
  return rows.map((row) => ({
    statusId: row.status_id,
    age: Number(row.age),
    count: Number(row.count),
    late: Number(row.late),
  }));
};
