import type { OfficeRoute } from '../routes.ts';

export const accountRoutes: readonly OfficeRoute[] = [
  {
    path: 'account',
    permission: 'account.own',
    lazy: () => import('../../screens/account/account-screen.tsx'),
  },
];
