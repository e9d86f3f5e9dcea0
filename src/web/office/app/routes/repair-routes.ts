import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { PackageOpen } from '#web/ui/icons.ts';
import { Columns3, Inbox } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const repairRoutes: readonly OfficeRoute[] = [
  {
    path: 'repairs',
    permission: 'repairs.read',
    firstCall: '/repairs',
    lazy: () => import('../../screens/queue/queue-screen.tsx'),
    menu: {
      group: 'desk',
      text: officeMenuTexts.repairs,
      icon: Inbox,
      order: 10,
      key: 'KeyR',
      count: async () => (await import('../queries/repair-queries.ts')).countWaitingForDesk(),
    },
  },
  {
    path: 'repairs/board',
    permission: 'repairs.read',
    lazy: () => import('../../screens/board/board-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.board, icon: Columns3, order: 20, key: 'KeyB' },
    hasNarrowSidebar: true,
  },
  {
    path: 'repairs/receive',
    permission: 'repairs.move',
    lazy: () => import('../../screens/receive/receive-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.receive, icon: PackageOpen, order: 30, key: 'KeyD' },
  },
];
