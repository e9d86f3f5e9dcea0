import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { ServerCog } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const systemStatusRoutes: readonly OfficeRoute[] = [
  {
    path: 'running',
    permission: 'audit.read',
    lazy: () => import('../../screens/system-status/system-status-screen.tsx'),
    menu: {
      group: 'management',
      text: officeMenuTexts.systemStatus,
      icon: ServerCog,
      order: 40,
      key: 'KeyY',
    },
  },
];
