import { type Db, databaseNow } from '#storage/dialect.ts';
import type { StaffHalfSessionRow } from '#storage/staff-tables.ts';
import { halfSessionMs } from './half-session.rules.ts';

export type HalfSession = {
  tokenHash: string;
  staffId: number;
  step: StaffHalfSessionRow['step'];
  pendingTotp: string | null;
};

export const insertHalfSession = async (
  trx: Db,
  half: { tokenHash: string; staffId: number; step: StaffHalfSessionRow['step'] },
): Promise<void> => {
  const now = databaseNow(trx);
  await trx
    .insertInto('staff_half_session')
    .values({
      token_hash: half.tokenHash,
      staff_id: half.staffId,
      step: half.step,
      created_at: now,
      expires_at: databaseNow(trx, halfSessionMs),
    })
    .execute();
};

export const findHalfSession = async (db: Db, tokenHash: string): Promise<HalfSession | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .selectFrom('staff_half_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { tokenHash, staffId: row.staff_id, step: row.step, pendingTotp: row.pending_totp };
};

export const setPendingTotp = async (trx: Db, tokenHash: string, sealed: string): Promise<void> => {
  await trx
    .updateTable('staff_half_session')
    .set({ pending_totp: sealed })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** True for the one who takes it: of two at the same moment, one. */
export const takeHalfSession = async (trx: Db, tokenHash: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_half_session')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
};

export const deleteHalfSessions = async (trx: Db, staffId: number): Promise<void> => {
  await trx.deleteFrom('staff_half_session').where('staff_id', '=', staffId).execute();
};
