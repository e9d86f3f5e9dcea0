/** People of the office: how they sign in, what proves it is them, and who keeps their accounts. */

import type { Storage } from '#storage/dialect.ts';
import { deleteEndedSessions } from './records/session.repository.ts';
import { listDemoStaff } from './records/staff.repository.ts';

export { changeStaff } from './accounts/change-staff.ts';
export { createDemoStaff } from './accounts/create-demo-staff.ts';
export { disableStaff } from './accounts/disable-staff.ts';
export { enableStaff } from './accounts/enable-staff.ts';
export { endStaffSession } from './accounts/end-staff-session.ts';
export { endStaffSessions } from './accounts/end-staff-sessions.ts';
export { inviteStaff } from './accounts/invite-staff.ts';
export {
  findAccount,
  findActiveEmail,
  type ListedStaff,
  listAccounts,
  listPeopleWith,
  readStaff,
  searchStaff,
} from './accounts/list-accounts.ts';
export { reinviteStaff } from './accounts/reinvite-staff.ts';
export { unlockStaff } from './accounts/unlock-staff.ts';
export { createInvitationMailSender, invitationMailKind } from './invitations/invitation-mail.ts';
export { acceptInvitation, readInvitation } from './invitations/invitations.ts';
export { readSentInvitation } from './invitations/send-invitation.ts';
export { addPasskey } from './own-account/add-passkey.ts';
export { changeOwnPassword } from './own-account/change-own-password.ts';
export { beginTotp, confirmTotp } from './own-account/confirm-totp.ts';
export { endOwnSession } from './own-account/end-own-session.ts';
export { namePasskey } from './own-account/name-passkey.ts';
export { listOwnSessions, readAccount, requireSelf } from './own-account/read-account.ts';
export { removePasskey } from './own-account/remove-passkey.ts';
export { removeTotp } from './own-account/remove-totp.ts';
export { renewRecoveryCodes } from './own-account/renew-recovery-codes.ts';
export type { StaffDeps } from './records/deps.ts';
export { toEmailKey } from './records/email-key.rules.ts';
export { halfSessionMs } from './records/half-session.rules.ts';
export type { Staff } from './records/staff.repository.ts';
export { createPasswordHasher } from './secrets/hash-password.ts';
export { markBrowser } from './secrets/known-browser.ts';
export { findRelyingParty } from './secrets/passkey.rules.ts';
export { scorePassword } from './secrets/score-password.ts';
export { createLockMailSender, lockMailKind } from './sign-in/lock-mail.ts';
export { provePasskey, requestNewPasskey, requestPasskey } from './sign-in/passkeys.ts';
export { proveRecovery, proveTotp } from './sign-in/prove-factor.ts';
export { proveIdentity } from './sign-in/prove-identity.ts';
export { type ActingStaff, findActingStaff } from './sign-in/read-session.ts';
export { describePerson, finishSignIn, requireHalfSession, type SignedIn } from './sign-in/second-step.ts';
export { beginSetUp, finishSetUp } from './sign-in/set-up.ts';
export { signIn } from './sign-in/sign-in.ts';
export { signOut } from './sign-in/sign-out.ts';
export { signOutEverywhere } from './sign-in/sign-out-everywhere.ts';

/** The demo's people who are not disabled, for the sign-in page to offer, or for production to refuse. */
export const listDemoPeople = ({ storage }: { storage: Storage }) => listDemoStaff(storage.db);

/** Removes sessions, challenges and invitations that no longer open anything. */
export const purgeStaff = ({ storage }: { storage: Storage }): Promise<void> =>
  deleteEndedSessions(storage.db);
