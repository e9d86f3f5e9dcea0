import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { RotateCcwClock } from '#web/ui/icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const auditRoutes: readonly OfficeRoute[] = [
  {
    path: 'audit',
    permission: 'audit.read',
    firstCall: '/audit',
    lazy: () => import('../../screens/audit/audit-screen.tsx'),
    menu: { group: 'management', text: officeMenuTexts.audit, icon: RotateCcwClock, order: 30, key: 'KeyA' },
  },
];
