import { sql } from 'kysely';
import { minuteMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from './dialect.ts';
import { readDatabaseNow } from './read-database-now.ts';

/**
 * Times of which one ahead of the clock means a wait: "not before", "mine until", and when something was counted.
 * After the clock was set back by an hour they would mean an hour more.
 */
const dueColumns = [
  ['outbox', 'next_try_at'],
  ['outbox', 'leased_until'],
  ['payment', 'next_try_at'],
  ['payment', 'lease_until'],
  ['sms_message', 'next_look_at'],
  ['content_plan', 'try_at'],
  ['staff_challenge', 'expires_at'],
  ['centre_contact', 'counts_from'],
  ['limit_take', 'taken_at'],
  ['limit_take', 'expires_at'],
  ['code_pace', 'first_sent_at'],
  ['code_pace', 'last_sent_at'],
] as const;

/** Rows with a limited lifetime: one made in the future keeps its length when all its times move with the clock. */
const lifetimeColumns = [
  ['staff_session', ['created_at', 'last_used_at', 'proved_at']],
  ['staff_half_session', ['created_at', 'expires_at']],
  ['staff_invitation', ['created_at', 'expires_at']],
  ['code_challenge', ['created_at', 'expires_at']],
  ['repair_session', ['created_at', 'seen_at', 'ends_at']],
  ['lab_session', ['created_at', 'seen_at', 'ends_at']],
] as const;

/** A row made earlier was last used at most now. */
const lastUseColumns = [
  ['staff_session', 'last_used_at'],
  ['staff_session', 'proved_at'],
  ['repair_session', 'seen_at'],
  ['lab_session', 'seen_at'],
] as const;

/** Smaller steps are a clock being trimmed; nobody waits noticeably longer for them. */
const slackMs = 2_000;
/**
 * How often the newest time is written down, for other processes and the next start. Steps smaller than the age of
 * the mark are not corrected: another process may have done it, and correcting twice would end leases too early.
 */
const noteEveryMs = minuteMs;

type ClockCorrector = {
  /** Reads the database's clock; gives by how much it was set back, in milliseconds, when this call corrected it. */
  check: () => Promise<number>;
};

/**
 * Notices that the database's clock was set back, and moves every wait and lease back with it. Of several
 * processes that notice it one does the work: the mark is locked meanwhile and says afterwards that it is done.
 */
export const createClockCorrector = (
  db: Db,
  steadyMs: () => number = () => performance.now(),
): ClockCorrector => {
  let seen: { now: number; steady: number } | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;
  return {
    check: async () => {
      const now = await readDatabaseNow(db);
      const steady = steadyMs();
      const expected = seen ? seen.now + (steady - seen.steady) : undefined;
      seen = { now, steady };
      const isBack = expected !== undefined && now < expected - slackMs;
      if (!isBack && steady - notedAt < noteEveryMs) return 0;
      notedAt = steady;
      return db.transaction().execute((trx) => correctWaits(trx, isBack ? expected : undefined));
    },
  };
};

/** `expected` is what the clock should have shown, when this process saw it jump. */
const correctWaits = async (trx: Db, expected: number | undefined): Promise<number> => {
  // Writing the row onto itself takes the lock on both engines.
  const mark = await trx
    .updateTable('clock_mark')
    .set((eb) => ({ seen_at: eb.ref('seen_at') }))
    .where('id', '=', 1)
    .returning('seen_at')
    .executeTakeFirstOrThrow();
  const now = await readDatabaseNow(trx);
  const newest = mark.seen_at;
  const isCorrected = newest <= now + slackMs;
  const back = isCorrected ? 0 : Math.max(newest, expected ?? 0) - now;
  if (back > 0) {
    for (const wait of dueColumns) await shift(trx, wait, back);
    for (const [table, columns] of lifetimeColumns) await shiftRows(trx, table, columns, back);
    for (const [table, column] of lastUseColumns) await endAtNow(trx, table, column);
  }
  await trx.updateTable('clock_mark').set({ seen_at: now }).where('id', '=', 1).execute();
  return back;
};

const shift = async (trx: Db, [table, column]: (typeof dueColumns)[number], back: number): Promise<void> => {
  const name = sql.ref(column);
  await sql`update ${sql.table(table)} set ${name} = ${name} - ${back} where ${name} > ${databaseNow(trx)}`.execute(
    trx,
  );
};

const shiftRows = async (trx: Db, table: string, columns: readonly string[], back: number): Promise<void> => {
  const changes = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - ${back}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where created_at > ${databaseNow(trx)}`.execute(
    trx,
  );
};

const endAtNow = async (trx: Db, table: string, column: string): Promise<void> => {
  const name = sql.ref(column);
  const now = databaseNow(trx);
  await sql`update ${sql.table(table)} set ${name} = ${now} where ${name} > ${now}`.execute(trx);
};
