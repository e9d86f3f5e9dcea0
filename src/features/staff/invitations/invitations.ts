import { createHmac } from 'node:crypto';
import type { Role } from '#contract/office/permissions.ts';
import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { writeAudit } from '#features/audit/index.ts';
import { hashStaffToken, isSameSecret, makeToken } from '#features/tokens/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import { insertHalfSession } from '../records/half-session.repository.ts';
import { findInvitation, type Invitation, takeInvitation } from '../records/invitation.repository.ts';
import { findStaff, type Staff, setPassword, setState } from '../records/staff.repository.ts';
import { requireGoodPassword } from '../sign-in/passwords.ts';

/** Derived, so that a mail can carry it while nothing that reveals it is stored. */
export const invitationToken = (appSecret: string, { id, nonce }: { id: number; nonce: string }): string => {
  const mac = createHmac('sha256', appSecret).update(`staff-invitation\n${id}\n${nonce}`).digest('base64url');
  return `${id}.${mac}`;
};

/** Behind the hash sign, so that no server, proxy or log on the way sees the token. */
export const writeInvitationLink = (origin: string, token: string): string =>
  `${origin}/office/invitation#${token}`;

export const makeNonce = (deps: Pick<StaffDeps, 'random'>): string =>
  Buffer.from(deps.random.bytes(16)).toString('base64url');

/** Who is invited, for the form that asks for a password. Throws when the link is used, too old or altered. */
export const readInvitation = async (
  deps: StaffDeps,
  token: string,
): Promise<{ name: string; email: string; roles: Role[] }> => {
  const { staff } = await requireInvitation(deps, token);
  return { name: staff.name, email: staff.email, roles: staff.roles };
};

/** Sets the password and uses the link up. What comes next is the second factor: half a session, for set-up only. */
export const acceptInvitation = async (
  deps: StaffDeps,
  { token, password }: { token: string; password: string },
): Promise<{ halfToken: string; staffId: number }> => {
  const { invitation, staff } = await requireInvitation(deps, token);
  await requireGoodPassword(deps, password, staff);
  const hash = await deps.passwords.hash(password);
  const halfToken = makeToken(deps.random);
  await deps.storage.db.transaction().execute(async (trx) => {
    if (!(await takeInvitation(trx, invitation.id))) throw invitationVoid();
    await setPassword(trx, staff.id, hash);
    await setState(trx, staff.id, 'active');
    await insertHalfSession(trx, { tokenHash: hashStaffToken(halfToken), staffId: staff.id, step: 'setup' });
    await writeAudit(
      trx,
      { staffId: staff.id, name: staff.name },
      {
        action: 'staff.accept-invitation',
        subject: { kind: 'staff', id: staff.id },
        from: { state: staff.state },
        to: { state: 'active' },
      },
    );
  });
  return { halfToken, staffId: staff.id };
};

const requireInvitation = async (
  deps: StaffDeps,
  token: string,
): Promise<{ invitation: Invitation; staff: Staff }> => {
  const id = Number(/^(\d{1,9})\./.exec(token)?.[1]);
  const invitation = Number.isInteger(id) ? await findInvitation(deps.storage.db, id) : undefined;
  if (!invitation || !isSameSecret(invitationToken(deps.appSecret, invitation), token))
    throw invitationVoid();
  const staff = await findStaff(deps.storage.db, invitation.staffId);
  if (staff?.state !== 'invited') throw invitationVoid();
  return { invitation, staff };
};

const invitationVoid = () => officeRefusal('not_found', staffRefusalTexts.invitationVoid);
