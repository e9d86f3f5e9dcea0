import { menuTexts } from '#web/texts/office/menu.ts';
import { Inbox } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const repairRoutes: readonly OfficeRoute[] = [
  {
    path: 'repairs',
    permission: 'repairs.read',
    lazy: () => import('../../screens/repairs/repairs-screen.tsx'),
    menu: {
      group: 'desk',
      text: menuTexts.repairs,
      icon: Inbox,
      order: 10,
      key: 'KeyR',
      count: async () => (await import('../queries/repair-queries.ts')).countOurs(),
    },
  },
];
