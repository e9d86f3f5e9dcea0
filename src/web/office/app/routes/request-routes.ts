import type { OfficeRoute } from '../office-route.ts';

/** One request and its bills. The queue leads here; the menu does not. */
export const requestRoutes: readonly OfficeRoute[] = [
  {
    path: 'repairs/new',
    permission: 'repairs.register',
    lazy: () => import('../../screens/register/register-screen.tsx'),
  },
  {
    path: 'repairs/:traceNumber',
    permission: 'repairs.read',
    lazy: () => import('../../screens/repair/repair-screen.tsx'),
  },
  {
    path: 'repairs/:traceNumber/estimate',
    permission: 'invoices.write',
    lazy: () => import('../../screens/bill/estimate-screen.tsx'),
  },
  {
    path: 'repairs/:traceNumber/invoice',
    permission: 'invoices.write',
    lazy: () => import('../../screens/bill/invoice-screen.tsx'),
  },
];
