import { type Permission, permissions, type Role } from '#contract/office/permissions.ts';
import type { Person } from '#features/audit/index.ts';

/** Who performs an action: a person of the office, or a command. */
export type ActionActor = Person & {
  permissions: ReadonlySet<Permission>;
  /** Whether password and second factor were given within the last ten minutes. */
  hasFreshProof: boolean;
  /** The caller's own name for this action: the same name again is the same action. */
  idempotencyKey?: string | undefined;
  /** Differs for two inputs under one key: that is a mistake of the caller, not a repeat. */
  inputHash?: string | undefined;
};

/** Who acts in the office, by the session at the moment of the call. */
export type StaffActor = ActionActor & { staffId: number; roles: readonly Role[]; sessionId: number };

/** A command may do everything; the trail names it. */
export const commandActor = (name: string): ActionActor => ({
  staffId: null,
  name,
  permissions: new Set(permissions),
  hasFreshProof: true,
});
