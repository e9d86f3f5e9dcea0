import type { ListedStaff } from '#features/staff/index.ts';

export const toInstant = (ms: number): string => new Date(ms).toISOString();

export const toListedSession = (session: {
  id: number;
  browser: string;
  address: string;
  createdAt: number;
  lastUsedAt: number;
}) => ({
  id: session.id,
  browser: session.browser,
  address: session.address,
  createdAt: toInstant(session.createdAt),
  lastUsedAt: toInstant(session.lastUsedAt),
});

export const toListedStaff = (staff: ListedStaff) => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  state: staff.state,
  roles: staff.roles,
  isDemo: staff.isDemo,
  isSecondStepLocked: staff.isSecondStepLocked,
  createdAt: toInstant(staff.createdAt),
  lastSignInAt: staff.lastSignInAt === null ? null : toInstant(staff.lastSignInAt),
});
