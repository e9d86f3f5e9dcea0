import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { dayMs, hourMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { CodeChallengeRow } from '#storage/proof-tables.ts';
import type { Tables } from '#storage/tables.ts';
import { codeLifeMs } from './code.rules.ts';

type NewChallenge = Pick<
  CodeChallengeRow,
  'id' | 'token_hash' | 'sold_product_id' | 'serial_key' | 'mobile' | 'asked_serial' | 'asked_trace'
> & { most_attempts: number };

/** Unused, not void, with tries left, and young by the database's clock. */
const isLive = (db: Db) => (eb: ExpressionBuilder<Tables, 'code_challenge'>) =>
  eb.and([
    eb('used_at', 'is', null),
    eb('void_at', 'is', null),
    eb('attempts', '<', eb.ref('most_attempts')),
    eb('expires_at', '>', databaseNow(db)),
  ]);

export const insertChallenge = async (db: Db, challenge: NewChallenge): Promise<void> => {
  const now = databaseNow(db);
  await db
    .insertInto('code_challenge')
    .values({
      ...challenge,
      attempts: 0,
      created_at: now,
      expires_at: databaseNow(db, codeLifeMs),
      used_at: null,
      void_at: null,
    })
    .execute();
};

type LiveChallenge = Selectable<CodeChallengeRow> & { leftMs: number };

export const findLiveChallenge = (db: Db, tokenHash: string): Promise<LiveChallenge | undefined> =>
  db
    .selectFrom('code_challenge')
    .selectAll()
    .select(sql<number>`expires_at - ${databaseNow(db)}`.as('leftMs'))
    .where('token_hash', '=', tokenHash)
    .where(isLive(db))
    .executeTakeFirst();

export type TriedChallenge = Pick<
  Selectable<CodeChallengeRow>,
  'id' | 'serial_key' | 'sold_product_id' | 'mobile' | 'attempts' | 'most_attempts'
>;

/**
 * Counts a try before the code is compared: of many guesses at once, only as many as a code has tries get a challenge.
 */
export const countCodeTry = async (db: Db, tokenHash: string): Promise<TriedChallenge | undefined> =>
  db
    .updateTable('code_challenge')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where(isLive(db))
    .returning(['id', 'serial_key', 'sold_product_id', 'mobile', 'attempts', 'most_attempts'])
    .executeTakeFirst();

export const isOutOfTries = async (db: Db, tokenHash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('code_challenge')
    .select(['attempts', 'most_attempts'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined && row.attempts >= row.most_attempts;
};

/** True for exactly one caller, ever. */
export const useChallenge = async (trx: Db, id: string): Promise<boolean> => {
  const row = await trx
    .updateTable('code_challenge')
    .set({ used_at: databaseNow(trx) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .where('expires_at', '>', databaseNow(trx))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the provider answered for the newest SMS of this code. */
export const recordSending = async (db: Db, id: string, isKnown: boolean): Promise<void> => {
  await db
    .updateTable('code_challenge')
    .set({ is_sending_unknown: isKnown ? 0 : 1 })
    .where('id', '=', id)
    .execute();
};

export const voidChallenge = async (db: Db, which: { id: string } | { tokenHash: string }): Promise<void> => {
  await db
    .updateTable('code_challenge')
    .set({ void_at: databaseNow(db) })
    .where((eb) => ('id' in which ? eb('id', '=', which.id) : eb('token_hash', '=', which.tokenHash)))
    .where('void_at', 'is', null)
    .execute();
};

/** Codes on their way to a number that is no longer the device's are worth nothing. */
export const voidCodesOfDevices = async (trx: Db, soldProductIds: readonly number[]): Promise<void> => {
  await trx
    .updateTable('code_challenge')
    .set({ void_at: databaseNow(trx) })
    .where('sold_product_id', 'in', soldProductIds)
    .where('used_at', 'is', null)
    .where('void_at', 'is', null)
    .execute();
};

/** Codes that went out within the last hour, and how many of them were used. */
export const countRecentCodes = async (db: Db): Promise<{ sent: number; used: number }> => {
  const row = await db
    .selectFrom('code_challenge')
    .select((eb) => [eb.fn.countAll<number>().as('sent'), eb.fn.count<number>('used_at').as('used')])
    // The index is on `expires_at`, so the hour is counted by it.
    .where('expires_at', '>', databaseNow(db, codeLifeMs - hourMs))
    .where('void_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { sent: row.sent, used: row.used };
};

export const deleteOldChallenges = async (db: Db): Promise<void> => {
  const aDayAgo = databaseNow(db, -dayMs);
  await db.deleteFrom('code_challenge').where('expires_at', '<', aDayAgo).execute();
  await db.deleteFrom('code_pace').where('last_sent_at', '<', aDayAgo).execute();
};
