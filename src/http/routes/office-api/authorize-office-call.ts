import { needsToken } from '#contract/call.ts';
import type { PermittedCall } from '#contract/office/office-call.ts';
import type { Permission } from '#contract/office/permissions.ts';
import { writeAudit } from '#features/audit/index.ts';
import { findActingStaff, type StaffDeps } from '#features/staff/index.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import type { IncomingCall } from '../../calls/mount-calls.ts';
import { nobody, type OfficeContext } from './office-context.ts';
import type { OfficeCookies } from './office-cookies.ts';

export type AuthorizeDeps = {
  staff: StaffDeps;
  cookies: OfficeCookies;
  antiForgery: AntiForgery;
  /** OFFICE_ORIGIN or PUBLIC_ORIGIN; without either, the address that was asked for. */
  origin: string | undefined;
};

/**
 * Who calls, and whether they may: known first, then from our own page, then permitted, then freshly proven. What
 * is refused to someone known stands in the trail.
 */
export const authorizeOfficeCall = async (
  deps: AuthorizeDeps,
  incoming: IncomingCall<PermittedCall>,
): Promise<OfficeContext> => {
  const { call, request } = incoming;
  const context = await readContext(deps, incoming);
  if (call.permission === 'half' && !context.halfToken) throw new AppError('unauthorised');
  const permission = findPermission(call);
  if (permission && !context.acting) throw new AppError('unauthorised');
  try {
    if (needsToken(call)) deps.antiForgery.requireAntiForgery(request);
    if (permission && !context.actor.permissions.has(permission)) throw new AppError('forbidden');
  } catch (error) {
    if (isAppError(error, 'forbidden') && context.acting) await auditRefusal(deps, incoming.name, context);
    throw error;
  }
  if (call.needsProof && !context.actor.hasFreshProof) throw new AppError('reauth_required');
  return context;
};

/** Undefined for calls of signing in. */
const findPermission = ({ permission }: PermittedCall): Permission | undefined =>
  permission === 'anyone' || permission === 'half' ? undefined : permission;

const readContext = async (
  { staff, cookies, origin }: AuthorizeDeps,
  { request, facts }: IncomingCall<PermittedCall>,
): Promise<OfficeContext> => {
  const isBackground = request.headers.get('x-background') === '1';
  const token = cookies.staff.read(request);
  const acting = await findActingStaff(staff, { token, isBackground });
  const idempotencyKey = findIdempotencyKey(request);
  return {
    actor: { ...(acting?.actor ?? nobody), idempotencyKey },
    acting,
    httpRequestId: facts.httpRequestId,
    clientAddress: facts.clientAddress,
    origin: origin ?? new URL(request.url).origin,
    browser: (request.headers.get('user-agent') ?? '').slice(0, 200),
    halfToken: cookies.half.read(request),
    knownBrowser: cookies.known.read(request),
    request,
  };
};

const findIdempotencyKey = (request: Request): string | undefined => {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (!/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw new AppError('invalid_input', { message: 'an idempotency key is 1 to 100 visible characters' });
  }
  return key;
};

const auditRefusal = ({ staff }: AuthorizeDeps, name: string, { actor }: OfficeContext): Promise<void> =>
  writeAudit(staff.storage.db, actor, { action: 'call.refuse', subject: { kind: 'call', id: name } });
