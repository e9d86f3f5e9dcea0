/** People of the office: how they sign in, what proves it is them, and who keeps their accounts. */

import type { Storage } from '#storage/dialect.ts';
import { deleteEndedSessions } from './session.repository.ts';
import { listDemoStaff } from './staff.repository.ts';

export { createDemoStaff, type DemoPerson } from './create-demo-staff.ts';
export type { Seat, StaffDeps } from './deps.ts';
export { giveProof, type ProofInput } from './give-proof.ts';
export { halfSessionMs } from './half-session.repository.ts';
export { createPasswordHasher, type PasswordHasher } from './hash-password.ts';
export { createInvitationMailSender, invitationMailKind } from './invitation-mail.ts';
export { acceptInvitation, invitationToken, readInvitation } from './invitations.ts';
export {
  disableStaffIn,
  enableStaffIn,
  endStaffSessionsIn,
  inviteStaffIn,
  reinviteStaffIn,
} from './keep-accounts.ts';
export { markBrowser } from './known-browser.ts';
export {
  changeStaff,
  disableStaff,
  enableStaff,
  endStaffSessions,
  findStaffByWords,
  type InvitationShown,
  inviteStaff,
  type ListedStaff,
  listAccounts,
  performByCommand,
  readStaff,
  reinviteStaff,
  showInvitation,
} from './manage-staff.ts';
export {
  addPasskey,
  beginTotp,
  changeOwnPassword,
  confirmTotp,
  endOwnSession,
  listOwnSessions,
  nameOwnPasskey,
  readAccount,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requireSelf,
} from './own-account.ts';
export { findRelyingParty } from './passkey.rules.ts';
export { askForNewPasskey, askForPasskey, provePasskey } from './passkeys.ts';
export { proveRecovery, proveTotp } from './prove-factor.ts';
export { type ActingStaff, findActingStaff, signOut, signOutEverywhere } from './read-session.ts';
export { describePerson, finishSignIn, requireHalfSession, type SignedIn } from './second-step.ts';
export { beginSetUp, finishSetUp } from './set-up.ts';
export { type HalfSignIn, signIn } from './sign-in.ts';
export { countStaff, emailKeyOf, findStaffByEmail } from './staff.repository.ts';
export type { TotpSetUp } from './totp.rules.ts';

/** The demo's people who are not disabled, for the sign-in page to offer, or for production to refuse. */
export const listDemoPeople = ({ storage }: { storage: Storage }) => listDemoStaff(storage.db);

/** Removes sessions, challenges and invitations that no longer open anything. */
export const purgeStaff = ({ storage }: { storage: Storage }): Promise<void> =>
  deleteEndedSessions(storage.db);
