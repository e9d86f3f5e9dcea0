import { minuteMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { StaffChallengeRow } from '#storage/staff-tables.ts';

type Passkey = {
  id: number;
  staffId: number;
  name: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  createdAt: number;
  lastUsedAt: number | null;
};

const challengeMs = 5 * minuteMs;

export const setTotp = async (trx: Db, staffId: number, sealed: string | null): Promise<void> => {
  await trx.updateTable('staff').set({ totp_secret: sealed }).where('id', '=', staffId).execute();
};

/** Codes of the former authenticator, and the one that confirmed this, are used up: of two secrets steps do not compare. */
export const replaceTotp = async (
  trx: Db,
  staffId: number,
  { sealed, usedStep }: { sealed: string; usedStep: number },
): Promise<void> => {
  await trx
    .updateTable('staff')
    .set({ totp_secret: sealed, totp_used_step: usedStep })
    .where('id', '=', staffId)
    .execute();
};

/** True when no code of this step or a later one was used before: of two at the same moment, for one. */
export const takeTotpStep = async (trx: Db, staffId: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ totp_used_step: step })
    .where('id', '=', staffId)
    .where('totp_used_step', '<', step)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const listPasskeys = async (db: Db, staffId: number): Promise<Passkey[]> => {
  const rows = await db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    staffId: row.staff_id,
    name: row.name,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: JSON.parse(row.transports) as string[],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
};

/** Undefined when this passkey is already known. */
export const insertPasskey = async (
  trx: Db,
  passkey: Pick<Passkey, 'staffId' | 'name' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>,
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('staff_passkey')
    .values({
      staff_id: passkey.staffId,
      name: passkey.name,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      created_at: databaseNow(trx),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const renamePasskey = async (trx: Db, id: number, name: string): Promise<void> => {
  await trx.updateTable('staff_passkey').set({ name }).where('id', '=', id).execute();
};

/** The one that was removed. */
export const deletePasskey = (
  trx: Db,
  staffId: number,
  id: number,
): Promise<{ id: number; name: string } | undefined> =>
  trx
    .deleteFrom('staff_passkey')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst();

export const recordPasskeyUse = async (trx: Db, id: number, counter: number): Promise<void> => {
  await trx
    .updateTable('staff_passkey')
    .set({ counter, last_used_at: databaseNow(trx) })
    .where('id', '=', id)
    .execute();
};

type Challenge = { hash: string; staffId: number; purpose: StaffChallengeRow['purpose'] };

export const insertStaffChallenge = async (db: Db, { hash, staffId, purpose }: Challenge): Promise<void> => {
  await db
    .insertInto('staff_challenge')
    .values({
      challenge_hash: hash,
      staff_id: staffId,
      purpose,
      expires_at: databaseNow(db, challengeMs),
    })
    .execute();
};

/** True once: the first answer uses it up, right or wrong. */
export const takeChallenge = async (db: Db, { hash, staffId, purpose }: Challenge): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenge')
    .where('challenge_hash', '=', hash)
    .where('staff_id', '=', staffId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', databaseNow(db))
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

export const replaceRecoveryCodes = async (
  trx: Db,
  staffId: number,
  hashes: readonly string[],
): Promise<void> => {
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  await trx
    .insertInto('staff_recovery_code')
    .values(hashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute();
};

export const takeRecoveryCode = async (trx: Db, staffId: number, hash: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('staff_recovery_code')
    .set({ used_at: databaseNow(trx) })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
};

export const countRecoveryCodes = async (db: Db, staffId: number): Promise<number> => {
  const row = await db
    .selectFrom('staff_recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** For a lost phone: password, authenticator, passkeys and recovery codes are void. */
export const voidCredentials = async (trx: Db, staffId: number): Promise<void> => {
  await trx
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null, second_step_locked_at: null })
    .where('id', '=', staffId)
    .execute();
  await trx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute();
  await trx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute();
};
