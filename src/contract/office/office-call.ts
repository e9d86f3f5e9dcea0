import type { Call } from '../call.ts';
import { isPermission, type Permission } from './permissions.ts';

/**
 * A call of the office names who may make it: a permission of the table, `half` for someone between password and
 * second factor, or `anyone`, which only the calls of signing in may say. A call that performs an action of staff has
 * none here: the action names it.
 */
export type OfficeCall = Call & {
  permission?: Permission | 'half' | 'anyone';
  /** Asks for password and second factor when they were given more than ten minutes ago. */
  needsProof?: boolean;
};

/** A call with the permission it needs, its own or the action's. */
export type PermittedCall = OfficeCall & Required<Pick<OfficeCall, 'permission'>>;

type OfficeCallTable = Readonly<Record<string, OfficeCall>>;

/** Keeps the exact types of a table. Each domain has one, in `calls/<domain>-calls.ts`. */
export const defineOfficeCalls = <const Calls extends OfficeCallTable>(calls: Calls): Calls => calls;

/** The only calls that need no session. */
const openPaths = ['/antiforgery', '/session', '/invitation', '/invitation/accept'];

/** Throws one line that names the call whose permission is missing or not in the table. */
export const requireKnownPermissions = (
  calls: Readonly<Record<string, Call & { permission?: unknown }>>,
): void => {
  for (const [name, { permission, path, method }] of Object.entries(calls)) {
    if (typeof permission !== 'string') throw new Error(`the office call ${name} names no permission`);
    const isOpen = permission === 'anyone' && openPaths.includes(path) && method !== 'delete';
    if (isOpen || permission === 'half' || isPermission(permission)) continue;
    throw new Error(
      `the office call ${name} names "${permission}", which is not in the table of permissions`,
    );
  }
};
