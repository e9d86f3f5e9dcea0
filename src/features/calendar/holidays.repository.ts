import type { Db } from '#storage/dialect.ts';

export type Holiday = { day: string; name: string };

/** Both days belong to the span. */
export const listHolidays = (db: Db, { from, to }: { from: string; to: string }): Promise<Holiday[]> =>
  db
    .selectFrom('holiday')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Adds those whose day is free and gives the days that were not. */
export const insertHolidays = async (trx: Db, holidays: readonly Holiday[]): Promise<Holiday[]> => {
  const taken = await trx
    .selectFrom('holiday')
    .selectAll()
    .where(
      'day',
      'in',
      holidays.map(({ day }) => day),
    )
    .orderBy('day')
    .execute();
  if (taken.length > 0) return taken;
  const added = await trx
    .insertInto('holiday')
    .values([...holidays])
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .execute();
  const days = new Set(added.map(({ day }) => day));
  // Someone else added one of them between the two questions.
  return holidays.filter(({ day }) => !days.has(day));
};

export const deleteHoliday = (trx: Db, day: string): Promise<Holiday | undefined> =>
  trx.deleteFrom('holiday').where('day', '=', day).returningAll().executeTakeFirst();
