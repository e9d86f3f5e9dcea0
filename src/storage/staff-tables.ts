import type { Generated } from 'kysely';

/** Someone who works in the office. Accounts are disabled, never deleted: histories name them. */
export type StaffRow = {
  id: Generated<number>;
  email: string;
  /** Lower case: one account for one address, however it is typed. */
  email_key: string;
  name: string;
  state: 'invited' | 'active' | 'disabled';
  /** 1 for the people of the demo; production does not start while one of them is not disabled. */
  is_demo: number;
  password_hash: string | null;
  password_changed_at: number | null;
  /** Sealed with the application's secret; null until an authenticator was set up. */
  totp_secret: string | null;
  /** The last time step whose code was used: it and older ones open nothing any more. */
  totp_used_step: number;
  /** Too many wrong answers at the second step; a manager opens it. */
  second_step_locked_at: Generated<number | null>;
  created_at: number;
  last_sign_in_at: number | null;
};

type StaffRoleRow = {
  staff_id: number;
  role: 'desk' | 'technician' | 'writer' | 'editor' | 'manager';
};

type StaffPasskeyRow = {
  id: Generated<number>;
  staff_id: number;
  name: string;
  credential_id: string;
  /** base64url */
  public_key: string;
  counter: number;
  /** JSON: a list of words. */
  transports: string;
  created_at: number;
  last_used_at: number | null;
};

type StaffRecoveryCodeRow = {
  id: Generated<number>;
  staff_id: number;
  code_hash: string;
  used_at: number | null;
};

type StaffSessionRow = {
  id: Generated<number>;
  token_hash: string;
  staff_id: number;
  created_at: number;
  /** Changed by what the person does, not by background calls of a screen. */
  last_used_at: number;
  /** When password and second factor were last given. */
  proved_at: number;
  /** The browser's own description of itself, cut. */
  browser: string;
  address: string;
};

/** Password or invitation accepted, second factor not yet. It opens nothing but the second step. */
export type StaffHalfSessionRow = {
  token_hash: string;
  staff_id: number;
  /** `second`: a factor is asked for; `setup`: the account has none yet and must get one. */
  step: 'second' | 'setup';
  /** An authenticator's secret, sealed, until its first right code. */
  pending_totp: string | null;
  created_at: number;
  expires_at: number;
};

/** What a passkey was asked to sign; deleted by the first answer. */
export type StaffChallengeRow = {
  challenge_hash: string;
  staff_id: number;
  purpose: 'sign-in' | 'register' | 'proof';
  expires_at: number;
};

/** The link's token is derived from id, nonce and the application's secret, so it can be mailed and is not stored. */
type StaffInvitationRow = {
  id: Generated<number>;
  nonce: string;
  staff_id: number;
  created_at: number;
  expires_at: number;
};

/** Who did what to which subject. Rows are added and never changed: the database refuses it. */
type AuditEventRow = {
  id: Generated<number>;
  at: number;
  /** Null for a command, the system, or someone who did not get in. */
  staff_id: number | null;
  staff_name: string;
  deed: string;
  thing_kind: string;
  thing_id: string;
  /** JSON, or null when there is nothing to tell. */
  from_value: string | null;
  to_value: string | null;
  why: string | null;
};

/** The answer to an action that was done, so that asking again gives it instead of doing it again. */
type StaffActionRow = {
  staff_id: number;
  idempotency_key: string;
  call: string;
  input_hash: string;
  /** JSON */
  result: string;
  at: number;
};

export type StaffTables = {
  staff: StaffRow;
  staff_role: StaffRoleRow;
  staff_passkey: StaffPasskeyRow;
  staff_recovery_code: StaffRecoveryCodeRow;
  staff_session: StaffSessionRow;
  staff_half_session: StaffHalfSessionRow;
  staff_challenge: StaffChallengeRow;
  staff_invitation: StaffInvitationRow;
  audit_event: AuditEventRow;
  staff_deed: StaffActionRow;
};
