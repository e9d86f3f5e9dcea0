import { sql } from 'kysely';
import { dayMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { RepairSessionRow } from '#storage/proof-tables.ts';
import { portalSessionLifeMs } from './code.rules.ts';
import { isLive, noteSeen, touchLabSession } from './lab-session.repository.ts';

const sessionsPerDevice = 3;

export const insertSession = async (
  trx: Db,
  session: { tokenHash: string; soldProductId: number; serialKey: string; labSession?: string },
): Promise<void> => {
  const now = databaseNow(trx);
  await trx
    .insertInto('repair_session')
    .values({
      token_hash: session.tokenHash,
      sold_product_id: session.soldProductId,
      serial_key: session.serialKey,
      created_at: now,
      seen_at: now,
      // Opened by the proof of a mobile it lasts no longer than that.
      ends_at: sql<number>`coalesce((select ends_at from lab_session
        where token_hash = ${session.labSession ?? ''}), ${databaseNow(trx, portalSessionLifeMs)})`,
      ended_at: null,
      lab_session: session.labSession ?? null,
    })
    .execute();
};

/** Ends the oldest sessions of a device when there are too many. */
export const endSurplusSessions = async (trx: Db, soldProductId: number): Promise<void> => {
  await trx
    .updateTable('repair_session')
    .set({ ended_at: databaseNow(trx) })
    .where('sold_product_id', '=', soldProductId)
    .where('ended_at', 'is', null)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('repair_session')
        .select('token_hash')
        .where('sold_product_id', '=', soldProductId)
        .where('ended_at', 'is', null)
        .orderBy('created_at', 'desc')
        .limit(sessionsPerDevice),
    )
    .execute();
};

type LiveSession = Pick<RepairSessionRow, 'sold_product_id' | 'serial_key'> & {
  leftMs: number;
  /** The mobile whose proof opened it; null when the device itself was proved. */
  lab_mobile: string | null;
};

/** The session, if it is live; notes that it is in use. */
export const touchSession = async (db: Db, tokenHash: string): Promise<LiveSession | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .selectFrom('repair_session as session')
    .leftJoin('lab_session as lab', 'lab.token_hash', 'session.lab_session')
    .select(['session.sold_product_id', 'session.serial_key', 'session.lab_session'])
    .select('lab.mobile as lab_mobile')
    .select(sql<number>`session.ends_at - ${now}`.as('leftMs'))
    .select(sql<number>`${now} - session.seen_at`.as('idleMs'))
    .where('session.token_hash', '=', tokenHash)
    .where(isLive(db))
    // It ends with the lab session that opened it.
    .where((eb) =>
      eb.or([
        eb('session.lab_session', 'is', null),
        eb.and([eb('lab.mobile', 'is not', null), eb('lab.ended_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  const note = db
    .updateTable('repair_session')
    .set({ seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null);
  const isNoted = await noteSeen(row.idleMs, note);
  if (isNoted && row.lab_session !== null) await touchLabSession(db, row.lab_session);
  return row;
};

/** A browser that opens a device again has one session of it. */
export const endSessionsOfLab = async (trx: Db, labSession: string, soldProductId: number): Promise<void> => {
  await trx
    .updateTable('repair_session')
    .set({ ended_at: databaseNow(trx) })
    .where('sold_product_id', '=', soldProductId)
    .where('lab_session', '=', labSession)
    .where('ended_at', 'is', null)
    .execute();
};

/** The proof of a mobile that opened this session. */
export const findLabOfSession = async (db: Db, tokenHash: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('repair_session')
    .select('lab_session')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.lab_session ?? undefined;
};

export const endSessionOf = async (db: Db, tokenHash: string): Promise<void> => {
  await db
    .updateTable('repair_session')
    .set({ ended_at: databaseNow(db) })
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .execute();
};

export const endSessionsOfDevices = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await trx
    .updateTable('repair_session')
    .set({ ended_at: databaseNow(trx) })
    .where('sold_product_id', 'in', soldProductIds)
    .where('ended_at', 'is', null)
    .execute();
};

export const deleteOldSessions = async (db: Db): Promise<void> => {
  const aDayAgo = databaseNow(db, -dayMs);
  await db
    .deleteFrom('repair_session')
    .where((eb) => eb.or([eb('ends_at', '<', aDayAgo), eb('ended_at', '<', aDayAgo)]))
    .execute();
};
