import { sql } from 'kysely';
import { dayMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';
import { portalSessionIdleMs, portalSessionLifeMs } from './code.rules.ts';

/** Writing down every single call would only wear the disk. */
const noteSeenAfterMs = 30_000;

/** Whether the session is neither ended, idle nor too old by the database's clock. */
export const isLive = (db: Db) =>
  sql<boolean>`session.ended_at is null and session.ends_at > ${databaseNow(db)}
    and session.seen_at > ${databaseNow(db, -portalSessionIdleMs)}`;

/** Notes that a session is in use, when that is due; gives whether it was. */
export const noteSeen = async (
  idleMs: number,
  note: { execute: () => Promise<unknown> },
): Promise<boolean> => {
  if (idleMs <= noteSeenAfterMs) return false;
  await writeIfPossible(() => note.execute());
  return true;
};

export const insertLabSession = async (trx: Db, tokenHash: string, mobile: string): Promise<void> => {
  const now = databaseNow(trx);
  await trx
    .insertInto('lab_session')
    .values({
      token_hash: tokenHash,
      mobile,
      created_at: now,
      seen_at: now,
      ends_at: databaseNow(trx, portalSessionLifeMs),
      ended_at: null,
    })
    .execute();
};

export type LabSession = { mobile: string; leftMs: number };

/** The session, if it is live; notes that it is in use. */
export const touchLabSession = async (db: Db, tokenHash: string): Promise<LabSession | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .selectFrom('lab_session as session')
    .select([
      'mobile',
      sql<number>`ends_at - ${now}`.as('leftMs'),
      sql<number>`${now} - seen_at`.as('idleMs'),
    ])
    .where('token_hash', '=', tokenHash)
    .where(isLive(db))
    .executeTakeFirst();
  if (!row) return undefined;
  const note = db.updateTable('lab_session').set({ seen_at: now }).where('token_hash', '=', tokenHash);
  await noteSeen(row.idleMs, note);
  return { mobile: row.mobile, leftMs: row.leftMs };
};

export const endLabSessionsWhere = async (
  db: Db,
  which: { tokenHash: string } | { mobile: string },
): Promise<void> => {
  await db
    .updateTable('lab_session')
    .set({ ended_at: databaseNow(db) })
    .where((eb) =>
      'mobile' in which ? eb('mobile', '=', which.mobile) : eb('token_hash', '=', which.tokenHash),
    )
    .where('ended_at', 'is', null)
    .execute();
};

export const deleteOldLabSessions = async (db: Db): Promise<void> => {
  const aDayAgo = databaseNow(db, -dayMs);
  await db.deleteFrom('lab_session').where('ends_at', '<', aDayAgo).execute();
};
