import type { Role } from '#contract/office/permissions.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import type { StaffRow } from '#storage/staff-tables.ts';
import { toEmailKey } from './email-key.rules.ts';

export type Staff = {
  id: number;
  email: string;
  emailKey: string;
  name: string;
  state: StaffRow['state'];
  isDemo: boolean;
  passwordHash: string | null;
  totpSecret: string | null;
  isSecondStepLocked: boolean;
  roles: Role[];
  createdAt: number;
  lastSignInAt: number | null;
};

export const findStaff = async (db: Db, id: number): Promise<Staff | undefined> =>
  (await selectStaff(db, [id]))[0];

export const findStaffByEmail = async (db: Db, email: string): Promise<Staff | undefined> => {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('email_key', '=', toEmailKey(email))
    .executeTakeFirst();
  return row && findStaff(db, row.id);
};

/** What a sign-in compares: one query, whether somebody has the address or not. */
export const findPassword = (
  db: Db,
  email: string,
): Promise<Pick<Staff, 'id' | 'name' | 'passwordHash'> | undefined> =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'password_hash as passwordHash'])
    .where('email_key', '=', toEmailKey(email))
    .executeTakeFirst();

export const listStaff = (db: Db): Promise<Staff[]> => selectStaff(db);

const selectStaff = async (db: Db, ids?: readonly number[]): Promise<Staff[]> => {
  let people = db.selectFrom('staff').selectAll();
  if (ids) people = people.where('id', 'in', ids);
  const rows = await people.orderBy('name').orderBy('id').execute();
  if (rows.length === 0) return [];
  let theirRoles = db.selectFrom('staff_role').selectAll();
  if (ids) theirRoles = theirRoles.where('staff_id', 'in', ids);
  const roles = await theirRoles.orderBy('role').execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    emailKey: row.email_key,
    name: row.name,
    state: row.state,
    isDemo: row.is_demo === 1,
    passwordHash: row.password_hash,
    totpSecret: row.totp_secret,
    isSecondStepLocked: row.second_step_locked_at !== null,
    roles: roles.filter(({ staff_id }) => staff_id === row.id).map(({ role }) => role),
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
  }));
};

/** The new account's id; undefined when the address is taken. */
export const insertStaff = async (
  trx: Db,
  { email, name, isDemo = false }: { email: string; name: string; isDemo?: boolean },
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('staff')
    .values({
      email: email.trim(),
      email_key: toEmailKey(email),
      name,
      state: 'invited',
      is_demo: isDemo ? 1 : 0,
      totp_used_step: -1,
      created_at: databaseNow(trx),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const setName = async (trx: Db, id: number, name: string): Promise<void> => {
  await trx.updateTable('staff').set({ name }).where('id', '=', id).execute();
};

export const setState = async (trx: Db, id: number, state: StaffRow['state']): Promise<void> => {
  await trx.updateTable('staff').set({ state }).where('id', '=', id).execute();
};

/** False when it was as wanted before. */
export const setSecondStepLock = async (trx: Db, id: number, isLocked: boolean): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ second_step_locked_at: isLocked ? databaseNow(trx) : null })
    .where('id', '=', id)
    .where('second_step_locked_at', isLocked ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

export const setRoles = async (trx: Db, id: number, roles: readonly Role[]): Promise<void> => {
  await trx.deleteFrom('staff_role').where('staff_id', '=', id).execute();
  if (roles.length === 0) return;
  const rows = [...new Set(roles)].map((role) => ({ staff_id: id, role }));
  await trx.insertInto('staff_role').values(rows).execute();
};

export const setPassword = async (trx: Db, id: number, hash: string): Promise<void> => {
  await trx
    .updateTable('staff')
    .set({ password_hash: hash, password_changed_at: databaseNow(trx) })
    .where('id', '=', id)
    .execute();
};

export const recordSignIn = async (trx: Db, id: number): Promise<void> => {
  await trx
    .updateTable('staff')
    .set({ last_sign_in_at: databaseNow(trx) })
    .where('id', '=', id)
    .execute();
};

/**
 * The active managers, none of whom anyone else can change until the transaction ends. Read again after the
 * wait: the transaction that came first may have removed one.
 */
export const lockActiveManagers = async (trx: Db): Promise<number[]> => {
  const read = async () => {
    const rows = await trx
      .selectFrom('staff')
      .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
      .select('staff.id')
      .where('staff.state', '=', 'active')
      .where('staff_role.role', '=', 'manager')
      .orderBy('staff.id')
      .execute();
    return rows.map(({ id }) => id);
  };
  await lockRows(trx, 'staff', await read());
  return read();
};

/** Keeps everyone else from changing this account until the transaction ends. */
export const lockStaff = (trx: Db, id: number): Promise<void> => lockRows(trx, 'staff', [id]);

export const listDemoStaff = async (db: Db): Promise<{ email: string; name: string; role: Role }[]> => {
  const rows = await db
    .selectFrom('staff')
    .innerJoin('staff_role', 'staff_role.staff_id', 'staff.id')
    .select(['staff.email', 'staff.name', 'staff_role.role'])
    .where('is_demo', '=', 1)
    .where('state', '<>', 'disabled')
    .orderBy('staff.id')
    .execute();
  return rows;
};
