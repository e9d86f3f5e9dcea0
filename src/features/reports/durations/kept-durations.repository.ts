import { type Db, databaseNow } from '#storage/dialect.ts';

const name = 'usual-durations';
/** Outside every span of a report, so that no recorded change touches it. */
const nowhere = { since: -2, until: -2 };

/** What was kept less than so long ago. */
export const findKeptDurations = async (db: Db, keptMs: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('kept_figure')
    .select(['basis', 'document', databaseNow(db).as('now')])
    .where('name', '=', name)
    .where('since', '=', nowhere.since)
    .executeTakeFirst();
  return row && row.now - Number(row.basis) < keptMs ? row.document : undefined;
};

/** Keeps them with the instant they were worked out at; of two at once either is right. */
export const keepDurations = async (db: Db, at: number, document: string): Promise<void> => {
  const basis = String(at);
  await db
    .insertInto('kept_figure')
    .values({ name, ...nowhere, basis, document })
    .onConflict((clash) => clash.columns(['name', 'since']).doUpdateSet({ basis, document }))
    .execute();
};
