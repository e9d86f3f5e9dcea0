import type { ReactNode } from 'react';
import type { Permission } from '#contract/office/permissions.ts';
import { useMay } from '../app/session/use-session.ts';

/**
 * Shows what is inside only to whoever may do it; others see nothing in its place. The API refuses by the same table.
 *
 * @example <May permission="staff.write"><InviteButton /></May>
 */
export const May = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) ? children : null;
