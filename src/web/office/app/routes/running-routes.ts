import { menuTexts } from '#web/texts/office/menu.ts';
import { ServerCog } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const runningRoutes: readonly OfficeRoute[] = [
  {
    path: 'running',
    permission: 'audit.read',
    lazy: () => import('../../screens/running/running-screen.tsx'),
    menu: { group: 'management', text: menuTexts.running, icon: ServerCog, order: 40, key: 'KeyY' },
  },
];
