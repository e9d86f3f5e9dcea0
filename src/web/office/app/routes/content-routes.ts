import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { BookOpen } from '#web/ui/icons.ts';
import { CalendarClock } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

const permission = 'content.read';

export const contentRoutes: readonly OfficeRoute[] = [
  {
    path: 'content',
    permission,
    lazy: () => import('../../screens/content/content-screen.tsx'),
    menu: { group: 'content', text: officeMenuTexts.content, icon: BookOpen, order: 10, key: 'KeyN' },
  },
  {
    path: 'plans',
    permission,
    lazy: () => import('../../screens/plans/plans-screen.tsx'),
    menu: { group: 'content', text: officeMenuTexts.plans, icon: CalendarClock, order: 80, key: 'KeyZ' },
  },
  {
    path: 'bin',
    permission,
    lazy: () => import('../../screens/bin/bin-screen.tsx'),
  },
  {
    path: 'content/:kind',
    permission,
    lazy: () => import('../../screens/content-list/content-list-screen.tsx'),
  },
  {
    path: 'content/:kind/order',
    permission: 'content.order',
    lazy: () => import('../../screens/content-order/content-order-screen.tsx'),
  },
  {
    path: 'content/:kind/new',
    permission: 'content.write',
    lazy: () => import('../../screens/content-new/content-new-screen.tsx'),
  },
  {
    path: 'content/:kind/:id',
    permission,
    lazy: () => import('../../screens/content-editor/content-editor-screen.tsx'),
    hasNarrowSidebar: true,
  },
];
