import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { BookOpen, Images } from '#web/ui/icons.ts';
import { CalendarClock } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

/** What visitors see. */
export const contentRoutes: readonly OfficeRoute[] = [
  {
    path: 'content',
    permission: 'content.read',
    lazy: () => import('../../screens/content/content-screen.tsx'),
    menu: { group: 'content', text: officeMenuTexts.content, icon: BookOpen, order: 10, key: 'KeyN' },
  },
  {
    path: 'plans',
    permission: 'content.read',
    lazy: () => import('../../screens/plans/plans-screen.tsx'),
    menu: { group: 'content', text: officeMenuTexts.plans, icon: CalendarClock, order: 80, key: 'KeyZ' },
  },
  {
    path: 'bin',
    permission: 'content.read',
    lazy: () => import('../../screens/bin/bin-screen.tsx'),
  },
  {
    path: 'content/:kind',
    permission: 'content.read',
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
    permission: 'content.read',
    lazy: () => import('../../screens/content-editor/content-editor-screen.tsx'),
    hasNarrowSidebar: true,
  },
  {
    path: 'media',
    permission: 'media.read',
    lazy: () => import('../../screens/media/media-screen.tsx'),
    menu: { group: 'content', text: officeMenuTexts.media, icon: Images, order: 90, key: 'KeyL' },
  },
];
