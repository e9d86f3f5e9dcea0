import { sql } from 'kysely';
import { sessionIdleMs } from '#contract/office/session-idle-ms.ts';
import { hourMs, minuteMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';
import { deleteHalfSessions } from './half-session.repository.ts';

const sessionLifeMs = 8 * hourMs;
const freshProofMs = 10 * minuteMs;
const maxSessions = 5;
/** Writing down every single call would only wear the disk. */
const noteUseAfterMs = 10_000;

/** Uses that could not be written, on a full disk for one: by session, an instant of the database's clock. */
const unwrittenUses = new WeakMap<Db, Map<number, number>>();
const unwrittenUsesOf = (db: Db): Map<number, number> => {
  const uses = unwrittenUses.get(db) ?? new Map<number, number>();
  unwrittenUses.set(db, uses);
  return uses;
};

const isYoung = (db: Db) => {
  // A row of the future is possible after the clock was set back; it is moved within seconds.
  return sql<boolean>`created_at > ${databaseNow(db, -sessionLifeMs)}`;
};
const isUsed = (db: Db) => sql<boolean>`last_used_at > ${databaseNow(db, -sessionIdleMs)}`;

export type LiveStaffSession = {
  id: number;
  staffId: number;
  idleLeftMs: number;
  lifeLeftMs: number;
  hasFreshProof: boolean;
};

type ListedSession = {
  id: number;
  browser: string;
  address: string;
  createdAt: number;
  lastUsedAt: number;
};

/** The session unless it is idle or too old by the database's clock; its use is noted, except of background calls. */
export const touchStaffSession = async (
  db: Db,
  tokenHash: string,
  { isBackground }: { isBackground: boolean },
): Promise<LiveStaffSession | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .selectFrom('staff_session')
    .selectAll()
    .select(now.as('now'))
    .where('token_hash', '=', tokenHash)
    .where(isYoung(db))
    .executeTakeFirst();
  if (!row) return undefined;
  const at = row.now;
  const unwritten = unwrittenUsesOf(db);
  const before = Math.max(row.last_used_at, unwritten.get(row.id) ?? 0);
  if (at - before >= sessionIdleMs) return undefined;
  if (!isBackground && at - before > noteUseAfterMs) {
    const note = db.updateTable('staff_session').set({ last_used_at: now }).where('id', '=', row.id);
    if (await writeIfPossible(() => note.execute())) unwritten.delete(row.id);
    else unwritten.set(row.id, at);
  }
  const lastUse = isBackground ? before : at;
  const proofAge = at - row.proved_at;
  return {
    id: row.id,
    staffId: row.staff_id,
    idleLeftMs: lastUse + sessionIdleMs - at,
    lifeLeftMs: row.created_at + sessionLifeMs - at,
    hasFreshProof: proofAge <= freshProofMs,
  };
};

export const insertStaffSession = async (
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

export const endSurplusStaffSessions = async (trx: Db, staffId: number): Promise<void> => {
  await trx
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('staff_session')
        .select('id')
        .where('staff_id', '=', staffId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSessions),
    )
    .execute();
};

export const listSessions = async (db: Db, staffId: number): Promise<ListedSession[]> => {
  const rows = await db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where(isYoung(db))
    .where(isUsed(db))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
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
export const deleteSessionsAndChallenges = async (trx: Db, staffId: number): Promise<number> => {
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
  const unwritten = unwrittenUsesOf(db);
  for (const [id, at] of [...unwritten]) {
    await db
      .updateTable('staff_session')
      .set({ last_used_at: at })
      .where('id', '=', id)
      // Another process may have written a later one.
      .where('last_used_at', '<', at)
      .execute();
    unwritten.delete(id);
  }
  await db
    .deleteFrom('staff_session')
    .where((eb) =>
      eb.or([
        eb('last_used_at', '<', databaseNow(db, -sessionIdleMs)),
        eb('created_at', '<', databaseNow(db, -sessionLifeMs)),
      ]),
    )
    .execute();
  await db.deleteFrom('staff_half_session').where('expires_at', '<', now).execute();
  await db.deleteFrom('staff_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('staff_invitation').where('expires_at', '<', now).execute();
};
