import {
  type Action,
  type Actor,
  performAction,
  type Transaction,
  writeAudit,
} from '#features/audit/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { searchText, searchWords } from '#kernel/search-key.ts';
import type { StaffDeps } from './deps.ts';
import { findInvitation } from './invitation.repository.ts';
import { invitationToken, writeInvitationLink } from './invitations.ts';
import {
  changeStaffIn,
  disableStaffIn,
  enableStaffIn,
  endStaffSessionsIn,
  type Invited,
  inviteStaffIn,
  type NewStaff,
  reinviteStaffIn,
  requireStaff,
} from './keep-accounts.ts';
import { listSessions } from './session.repository.ts';
import { listStaff, type Staff } from './staff.repository.ts';

/** What is shown to the one who invited: the link itself only where no mail can carry it. */
export type InvitationShown = { staffId: number; isMailed: boolean; link: string | null };

export const inviteStaff = async (deps: StaffDeps, actor: Actor, input: NewStaff): Promise<InvitationShown> =>
  showInvitation(
    deps,
    await performAction(deps, actor, 'inviteStaff', (trx) => inviteStaffIn(trx, deps, input)),
  );

export const reinviteStaff = async (
  deps: StaffDeps,
  actor: Actor,
  input: { id: number },
): Promise<InvitationShown> =>
  showInvitation(
    deps,
    await performAction(deps, actor, 'reinviteStaff', (trx) => reinviteStaffIn(trx, deps, input)),
  );

export const changeStaff = (deps: StaffDeps, actor: Actor, input: Parameters<typeof changeStaffIn>[1]) =>
  performAction(deps, actor, 'changeStaff', (trx) => changeStaffIn(trx, input));

export const disableStaff = (deps: StaffDeps, actor: Actor, { id }: { id: number }) =>
  performAction(deps, actor, 'disableStaff', (trx) => disableStaffIn(trx, { id }));

export const enableStaff = (deps: StaffDeps, actor: Actor, { id }: { id: number }) =>
  performAction(deps, actor, 'enableStaff', (trx) => enableStaffIn(trx, { id }));

export const endStaffSessions = (
  deps: StaffDeps,
  actor: Actor,
  input: { id: number; sessionId?: number | undefined },
) => performAction(deps, actor, 'endStaffSessions', (trx) => endStaffSessionsIn(trx, input));

/** The same in the name of a command instead of a person. */
export const performByCommand = <Result>(
  { storage }: Pick<StaffDeps, 'storage'>,
  run: (trx: Transaction) => Promise<Action<Result>>,
  name = 'azma staff',
): Promise<Result> =>
  storage.db.transaction().execute(async (trx) => {
    const { result, audit } = await run(trx);
    for (const entry of [audit].flat()) await writeAudit(trx, { staffId: null, name }, entry);
    return result;
  });

/** The link is derived anew, so a repeated answer shows it again while no table holds it. */
export const showInvitation = async (deps: StaffDeps, invited: Invited): Promise<InvitationShown> => {
  const { staffId, invitationId } = invited;
  if (deps.mails) {
    deps.nudgeOutbox();
    return { staffId, isMailed: true, link: null };
  }
  const invitation = await findInvitation(deps.storage.db, invitationId);
  if (!invitation) throw new AppError('conflict', { message: 'the invitation was replaced meanwhile' });
  const link = writeInvitationLink(deps.officeOrigin(), invitationToken(deps.appSecret, invitation));
  return { staffId, isMailed: false, link };
};

export type ListedStaff = Pick<
  Staff,
  'id' | 'name' | 'email' | 'state' | 'roles' | 'isDemo' | 'createdAt' | 'lastSignInAt'
>;

export const listAccounts = async ({ storage }: Pick<StaffDeps, 'storage'>): Promise<ListedStaff[]> =>
  (await listStaff(storage.db)).map(toListed);

/** For search everywhere: by name and e-mail. There are few enough people to look through all. */
export const findStaffByWords = async (
  deps: Pick<StaffDeps, 'storage'>,
  q: string,
  most: number,
): Promise<ListedStaff[]> => {
  const words = searchWords(q);
  const accounts = await listAccounts(deps);
  const matches = ({ name, email }: ListedStaff) => {
    const text = searchText(`${name} ${email}`);
    return words.every((word) => text.includes(word));
  };
  return words.length === 0 ? [] : accounts.filter(matches).slice(0, most);
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
}: Staff): ListedStaff => ({
  id,
  name,
  email,
  state,
  roles,
  isDemo,
  createdAt,
  lastSignInAt,
});
