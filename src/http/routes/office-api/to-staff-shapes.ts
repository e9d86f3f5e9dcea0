import type { ListedStaff } from '#features/staff/index.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';

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
  createdAt: toIso(session.createdAt),
  lastUsedAt: toIso(session.lastUsedAt),
});

export const toListedStaff = (staff: ListedStaff) => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  state: staff.state,
  roles: staff.roles,
  isDemo: staff.isDemo,
  isSecondStepLocked: staff.isSecondStepLocked,
  createdAt: toIso(staff.createdAt),
  lastSignInAt: toIsoOrNull(staff.lastSignInAt),
});
