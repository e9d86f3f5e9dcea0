import type { ReactNode } from 'react';
import type { Permission } from '#contract/office/permissions.ts';
import { useMay } from '../app/session/use-session.ts';

/**
 * Shows its children only to people with the permission. The API refuses by the same table.
 *
 * @example <May permission="staff.write"><InviteButton /></May>
 */
export const May = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) ? children : null;
