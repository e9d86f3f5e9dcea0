import { dayMs } from '#kernel/durations.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

const invitationMs = dayMs;

export type Invitation = { id: number; staffId: number; nonce: string };

/** A new invitation voids the ones before it. */
export const replaceInvitation = async (trx: Db, staffId: number, nonce: string): Promise<number> => {
  await deleteInvitations(trx, staffId);
  const now = databaseNow(trx);
  const row = await trx
    .insertInto('staff_invitation')
    .values({
      staff_id: staffId,
      nonce,
      created_at: now,
      expires_at: databaseNow(trx, invitationMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

export const findInvitation = async (db: Db, id: number): Promise<Invitation | undefined> => {
  const now = databaseNow(db);
  const row = await db
    .selectFrom('staff_invitation')
    .select(['id', 'staff_id', 'nonce'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { id: row.id, staffId: row.staff_id, nonce: row.nonce };
};

/** True for the one who uses it: of two at the same moment, one. */
export const takeInvitation = async (trx: Db, id: number): Promise<boolean> => {
  const { numDeletedRows } = await trx.deleteFrom('staff_invitation').where('id', '=', id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
};

export const deleteInvitations = async (trx: Db, staffId: number): Promise<void> => {
  await trx.deleteFrom('staff_invitation').where('staff_id', '=', staffId).execute();
};
