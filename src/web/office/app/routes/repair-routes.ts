import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { MapPin, PackageOpen, Wrench } from '#web/ui/icons.ts';
import { Columns3, Inbox } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

/** The queue, the board, one request with its bills, the bench and its reports. */
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
  {
    path: 'bench',
    permission: 'servicereports.write',
    lazy: () => import('../../screens/bench/bench-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.bench, icon: Wrench, order: 35, key: 'KeyW' },
  },
  {
    path: 'bench/:traceNumber',
    permission: 'repairs.bench',
    lazy: () => import('../../screens/bench/bench-repair-screen.tsx'),
  },
  {
    path: 'visits',
    permission: 'visits.read',
    lazy: () => import('../../screens/visits/visits-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.visits, icon: MapPin, order: 36, key: 'KeyO' },
  },
  {
    path: 'checklists',
    permission: 'checklists.write',
    lazy: () => import('../../screens/checklists/checklists-screen.tsx'),
  },
  {
    path: 'repairs/:traceNumber/report',
    permission: 'servicereports.read',
    lazy: () => import('../../screens/service-report/service-report-screen.tsx'),
  },
];
