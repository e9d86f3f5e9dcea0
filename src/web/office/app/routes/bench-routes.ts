import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { MapPin, Wrench } from '#web/ui/icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const benchRoutes: readonly OfficeRoute[] = [
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
