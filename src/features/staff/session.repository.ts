import { sql } from 'kysely';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { clockSlackMs } from './clock-slack.rules.ts';
import { deleteHalfSessions } from './half-session.repository.ts';

export const sessionIdleMs = 30 * 60_000;
export const sessionLifeMs = 8 * 3_600_000;
export const freshProofMs = 10 * 60_000;
const mostSessions = 5;
/** Writing down every single call would only wear the disk. */
const noteUseAfterMs = 10_000;

const isLive = (db: Db) => {
  const now = databaseNow(db);
  return sql<boolean>`last_used_at > ${now} - ${sql.lit(sessionIdleMs)}
    and created_at > ${now} - ${sql.lit(sessionLifeMs)}
    and created_at <= ${now} + ${sql.lit(clockSlackMs)}`;
};

export type LiveSession = {
  id: number;
  staffId: number;
  idleLeftMs: number;
  lifeLeftMs: number;
  hasFreshProof: boolean;
};

export type ListedSession = {
  id: number;
  browser: string;
  address: string;
  createdAt: number;
  lastUsedAt: number;
};

/** The session while it is neither idle nor too old by the database's clock; notes its use unless told not to. */
export const touchSession = async (
  db: Db,
  tokenHash: string,
  { isBackground }: { isBackground: boolean },
): Promise<LiveSession | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .selectFrom('staff_session')
    .selectAll()
    .select(now.as('now'))
    .where('token_hash', '=', tokenHash)
    .where(isLive(db))
    .executeTakeFirst();
  if (!row) return undefined;
  const at = Number(row.now);
  const isStale = at - Number(row.last_used_at) > noteUseAfterMs;
  if (!isBackground && isStale) {
    await db.updateTable('staff_session').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  const lastUse = isBackground ? Number(row.last_used_at) : at;
  const proofAge = at - Number(row.proved_at);
  return {
    id: row.id,
    staffId: row.staff_id,
    idleLeftMs: lastUse + sessionIdleMs - at,
    lifeLeftMs: Number(row.created_at) + sessionLifeMs - at,
    hasFreshProof: proofAge >= -clockSlackMs && proofAge <= freshProofMs,
  };
};

export const insertSession = async (
  trx: Db,
  session: { tokenHash: string; staffId: number; browser: string; address: string },
): Promise<number> => {
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('staff_session')
    .values({
      token_hash: session.tokenHash,
      staff_id: session.staffId,
      created_at: now,
      last_used_at: now,
      proved_at: now,
      browser: session.browser,
      address: session.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const endSurplusSessions = async (trx: Db, staffId: number): Promise<void> => {
  await trx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', (at) =>
      at
        .selectFrom('staff_session')
        .select('id')
        .where('staff_id', '=', staffId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostSessions),
    )
    .execute();
};

export const listSessions = async (db: Db, staffId: number): Promise<ListedSession[]> => {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where(isLive(db))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    address: row.address,
    createdAt: Number(row.created_at),
    lastUsedAt: Number(row.last_used_at),
  }));
};

export const recordProof = async (trx: Db, sessionId: number): Promise<void> => {
  await trx
    .updateTable('staff_session')
    .set({ proved_at: databaseNow(trx) })
    .where('id', '=', sessionId)
    .execute();
};

/** The session that was ended, if there was one. */
export const deleteSession = (
  trx: Db,
  staffId: number,
  id: number,
): Promise<{ browser: string; address: string } | undefined> =>
  trx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning(['browser', 'address'])
    .executeTakeFirst();

/** Ends sessions, half sign-ins and unanswered challenges of a person. Gives the number of sessions. */
export const endEverything = async (trx: Db, staffId: number): Promise<number> => {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  await deleteHalfSessions(trx, staffId);
  await trx.deleteFrom('staff_challenge').where('staff_id', '=', staffId).execute();
  return Number(numDeletedRows);
};

/** Removes what no longer opens anything. */
export const deleteEndedSessions = async (db: Db): Promise<void> => {
  const now = databaseNow(db);
  await db
    .deleteFrom('staff_session')
    .where((row) =>
      row.or([
        row('last_used_at', '<', sql<number>`${now} - ${sql.lit(sessionIdleMs)}`),
        row('created_at', '<', sql<number>`${now} - ${sql.lit(sessionLifeMs)}`),
      ]),
    )
    .execute();
  await db.deleteFrom('staff_half_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('staff_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('staff_invitation').where('expires_at', '<', now).execute();
};
