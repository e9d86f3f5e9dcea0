import type { ReactNode } from 'react';
import type { Permission } from '#contract/office/permissions.ts';
import { ClosedScreen } from '../screens/missing/closed-screen.tsx';
import { useMay } from './session/use-session.ts';

/** A screen for whoever holds the permission; others read that it is closed to them. */
export const Guarded = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useMay(permission) ? children : <ClosedScreen />;
