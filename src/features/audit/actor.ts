import type { Permission, Role } from '#contract/office/permissions.ts';

/** Who acts in the office, as the session says at the moment of the call. */
export type Actor = {
  staffId: number;
  name: string;
  roles: readonly Role[];
  permissions: ReadonlySet<Permission>;
  sessionId: number;
  /** The caller's own name for this action: the same name again is the same action. */
  idempotencyKey?: string | undefined;
  /** Tells two inputs under one key apart: that is a mistake of the caller, not a repeat. */
  inputHash?: string | undefined;
  /** Whether password and second factor were given within the last ten minutes. */
  hasFreshProof: boolean;
};

/** Who did something; without an id it was a command, the system, or someone who did not get in. */
export type Person = { staffId: number | null; name: string };
export type Doer = Person;
