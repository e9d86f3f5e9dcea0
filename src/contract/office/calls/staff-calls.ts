import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { Id, IdParams, Instant, line, Nothing, RoleName } from '../office-values.ts';
import { roles } from '../permissions.ts';
import { ListedSession } from './account-calls.ts';

const tag = 'Staff';
const reading = { tag, permission: 'staff.read' } as const;

const StaffName = line(2, 100);
/** At least one; the use-case words the refusal. */
const Roles = z.array(RoleName).max(roles.length);

const StaffState = z.enum(['invited', 'active', 'disabled']);
const ListedStaff = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  state: StaffState,
  roles: z.array(RoleName),
  isDemo: z.boolean(),
  /** By wrong answers; see `unlockStaff`. */
  isSecondStepLocked: z.boolean(),
  createdAt: Instant,
  lastSignInAt: Instant.nullable(),
});

/** The link is there only when no mail server can carry it, and only in this answer. */
const InvitationShown = z.object({ staffId: z.int(), isMailed: z.boolean(), link: z.string().nullable() });

/** Accounts of the office. Disabled, never deleted. */
export const staffCalls = defineOfficeCalls({
  listStaff: {
    ...reading,
    method: 'get',
    path: '/staff',
    summary: 'Everyone who has an account, by name',
    result: z.array(ListedStaff),
  },
  getStaff: {
    ...reading,
    method: 'get',
    path: '/staff/{id}',
    summary: 'One account with its sessions',
    params: IdParams,
    result: ListedStaff.extend({ sessions: z.array(ListedSession) }),
    refusals: ['not_found'],
  },
  inviteStaff: {
    tag,
    method: 'post',
    path: '/staff',
    summary: 'Invites someone; the link works once for 24 hours',
    body: z.object({
      email: z
        .string()
        .transform((text) => text.trim())
        .pipe(z.email().max(256)),
      name: StaffName,
      roles: Roles,
    }),
    result: InvitationShown,
    refusals: ['conflict'],
  },
  reinviteStaff: {
    tag,
    method: 'post',
    path: '/staff/{id}/invitation',
    summary: 'For someone who lost the phone: ends sessions, voids password and factors, makes a new link',
    params: IdParams,
    result: InvitationShown,
    refusals: ['not_found', 'conflict'],
  },
  changeStaff: {
    tag,
    method: 'put',
    path: '/staff/{id}',
    summary: 'Name and roles; other roles end the sessions',
    params: IdParams,
    body: z.object({ name: StaffName, roles: Roles }),
    result: Nothing,
    refusals: ['not_found', 'conflict'],
  },
  disableStaff: {
    tag,
    method: 'post',
    path: '/staff/{id}/disable',
    summary: 'Closes an account and ends its sessions',
    params: IdParams,
    result: Nothing,
    refusals: ['not_found', 'conflict'],
  },
  enableStaff: {
    tag,
    method: 'post',
    path: '/staff/{id}/enable',
    summary: 'Opens a closed account again',
    params: IdParams,
    result: Nothing,
    refusals: ['not_found', 'conflict'],
  },
  unlockStaff: {
    tag,
    method: 'post',
    path: '/staff/{id}/unlock',
    summary: 'Opens a second step that 30 wrong answers of a day have locked',
    params: IdParams,
    result: Nothing,
    refusals: ['not_found', 'conflict'],
  },
  endStaffSessions: {
    tag,
    method: 'delete',
    path: '/staff/{id}/sessions',
    summary: 'Ends all sessions of someone',
    params: IdParams,
    result: Nothing,
    refusals: ['not_found'],
  },
  endStaffSession: {
    tag,
    method: 'delete',
    path: '/staff/{id}/sessions/{sessionId}',
    summary: 'Ends one session of someone',
    params: z.object({ id: Id, sessionId: Id }),
    result: Nothing,
    refusals: ['not_found'],
  },
});
