/** People of the office: how they sign in, what proves it is them, and who keeps their accounts. */

import type { Storage } from '#storage/dialect.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { listDemoStaff } from './staff.repository.ts';

export { addPasskey } from './add-passkey.ts';
export { changeOwnPassword } from './change-own-password.ts';
export { changeStaff } from './change-staff.ts';
export { beginTotp, confirmTotp } from './confirm-totp.ts';
export { createDemoStaff } from './create-demo-staff.ts';
export type { StaffDeps } from './deps.ts';
export { disableStaff } from './disable-staff.ts';
export { emailKeyOf } from './email-key.rules.ts';
export { enableStaff } from './enable-staff.ts';
export { endOwnSession } from './end-own-session.ts';
export { endStaffSession } from './end-staff-session.ts';
export { endStaffSessions } from './end-staff-sessions.ts';
export { halfSessionMs } from './half-session.rules.ts';
export { createPasswordHasher } from './hash-password.ts';
export { createInvitationMailSender, invitationMailKind } from './invitation-mail.ts';
export { acceptInvitation, readInvitation } from './invitations.ts';
export { inviteStaff } from './invite-staff.ts';
export { markBrowser } from './known-browser.ts';
export {
  findAccount,
  findActiveEmail,
  findStaffByWords,
  type ListedStaff,
  listAccounts,
  listPeopleWith,
  readStaff,
} from './list-accounts.ts';
export { createLockMailSender, lockMailKind } from './lock-mail.ts';
export { namePasskey } from './name-passkey.ts';
export { findRelyingParty } from './passkey.rules.ts';
export { provePasskey, requestNewPasskey, requestPasskey } from './passkeys.ts';
export { proveRecovery, proveTotp } from './prove-factor.ts';
export { proveIdentity } from './prove-identity.ts';
export { listOwnSessions, readAccount, requireSelf } from './read-account.ts';
export { type ActingStaff, findActingStaff } from './read-session.ts';
export { reinviteStaff } from './reinvite-staff.ts';
export { removePasskey } from './remove-passkey.ts';
export { removeTotp } from './remove-totp.ts';
export { renewRecoveryCodes } from './renew-recovery-codes.ts';
export { scorePassword } from './score-password.ts';
export { describePerson, finishSignIn, requireHalfSession, type SignedIn } from './second-step.ts';
export { type InvitationShown, showInvitation } from './send-invitation.ts';
export { beginSetUp, finishSetUp } from './set-up.ts';
export { type HalfSignIn, signIn } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export { signOutEverywhere } from './sign-out-everywhere.ts';
export type { TotpSetUp } from './totp.ts';
export { unlockStaff } from './unlock-staff.ts';

/** The demo's people who are not disabled, for the sign-in page to offer, or for production to refuse. */
export const listDemoPeople = ({ storage }: { storage: Storage }) => listDemoStaff(storage.db);

/** Removes sessions, challenges and invitations that no longer open anything. */
export const purgeStaff = ({ storage }: { storage: Storage }): Promise<void> =>
  deleteEndedSessions(storage.db);
