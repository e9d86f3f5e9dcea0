import { type Db, databaseNow } from '#storage/dialect.ts';
import type { Pace } from './code.rules.ts';

/** The pace of a device and the database's time, with the row locked until the transaction ends. */
export const lockPace = async (
  trx: Db,
  serialKey: string,
): Promise<{ pace: Pace | undefined; now: number }> => {
  const now = databaseNow(trx);
  await trx
    .insertInto('code_pace')
    .values({ serial_key: serialKey, sends: 0, first_sent_at: now, last_sent_at: now })
    // Writing the key onto itself takes the lock on both engines.
    .onConflict((conflict) => conflict.column('serial_key').doUpdateSet({ serial_key: serialKey }))
    .execute();
  return readPace(trx, serialKey);
};

export const readPace = async (
  db: Db,
  serialKey: string,
): Promise<{ pace: Pace | undefined; now: number }> => {
  const row = await db
    .selectNoFrom(databaseNow(db).as('now'))
    .select((eb) => [
      eb.selectFrom('code_pace').select('sends').where('serial_key', '=', serialKey).as('sends'),
      eb.selectFrom('code_pace').select('first_sent_at').where('serial_key', '=', serialKey).as('first'),
      eb.selectFrom('code_pace').select('last_sent_at').where('serial_key', '=', serialKey).as('last'),
    ])
    .executeTakeFirstOrThrow();
  const sends = row.sends ?? 0;
  const pace =
    sends === 0 ? undefined : { sends, firstSentAt: Number(row.first), lastSentAt: Number(row.last) };
  return { pace, now: row.now };
};

export const writePace = async (db: Db, serialKey: string, pace: Pace | undefined): Promise<void> => {
  if (pace === undefined) {
    await db.deleteFrom('code_pace').where('serial_key', '=', serialKey).execute();
    return;
  }
  await db
    .updateTable('code_pace')
    .set({ sends: pace.sends, first_sent_at: pace.firstSentAt, last_sent_at: pace.lastSentAt })
    .where('serial_key', '=', serialKey)
    .execute();
};
