import { listPermissions, type Permission } from '#contract/office/permissions.ts';
import { searchText, searchWords } from '#kernel/search-key.ts';
import type { StaffDeps } from '../records/deps.ts';
import { listSessions } from '../records/session.repository.ts';
import { findStaff, findStaffByEmail, listStaff, type Staff } from '../records/staff.repository.ts';
import { requireStaff } from './account-guards.ts';

export type ListedStaff = Pick<
  Staff,
  'id' | 'name' | 'email' | 'state' | 'roles' | 'isDemo' | 'createdAt' | 'lastSignInAt' | 'isSecondStepLocked'
>;

export const listAccounts = async ({ storage }: Pick<StaffDeps, 'storage'>): Promise<ListedStaff[]> =>
  (await listStaff(storage.db)).map(toListed);

/** Everyone who can sign in and may do one of these. */
export const listPeopleWith = async (
  deps: Pick<StaffDeps, 'storage'>,
  ...permissions: Permission[]
): Promise<{ id: number; name: string }[]> =>
  (await listAccounts(deps))
    .filter(({ state, roles }) => {
      const held = listPermissions(roles);
      return state === 'active' && permissions.some((permission) => held.has(permission));
    })
    .map(({ id, name }) => ({ id, name }));

/** The account of an e-mail address, however it is typed. */
export const findAccount = (
  { storage }: Pick<StaffDeps, 'storage'>,
  email: string,
): Promise<Staff | undefined> => findStaffByEmail(storage.db, email);

/** Where an active account is written to. */
export const findActiveEmail = async (
  { storage }: Pick<StaffDeps, 'storage'>,
  staffId: number,
): Promise<string | undefined> => {
  const staff = await findStaff(storage.db, staffId);
  return staff?.state === 'active' ? staff.email : undefined;
};

/** For search everywhere: by name and e-mail. There are few enough people to look through all. */
export const searchStaff = async (
  deps: Pick<StaffDeps, 'storage'>,
  q: string,
  max: number,
): Promise<ListedStaff[]> => {
  const words = searchWords(q);
  const accounts = await listAccounts(deps);
  const matches = ({ name, email }: ListedStaff) => {
    const text = searchText(`${name} ${email}`);
    return words.every((word) => text.includes(word));
  };
  return words.length === 0 ? [] : accounts.filter(matches).slice(0, max);
};

export const readStaff = async ({ storage }: Pick<StaffDeps, 'storage'>, id: number) => ({
  ...toListed(await requireStaff(storage.db, id)),
  sessions: await listSessions(storage.db, id),
});

const toListed = ({
  id,
  name,
  email,
  state,
  roles,
  isDemo,
  createdAt,
  lastSignInAt,
  isSecondStepLocked,
}: Staff): ListedStaff => ({
  id,
  name,
  email,
  state,
  roles,
  isDemo,
  createdAt,
  lastSignInAt,
  isSecondStepLocked,
});
