import type { OfficeRoute } from '../office-route.ts';

export const accountRoutes: readonly OfficeRoute[] = [
  {
    path: 'account',
    permission: 'account.own',
    lazy: () => import('../../screens/account/account-screen.tsx'),
  },
];
