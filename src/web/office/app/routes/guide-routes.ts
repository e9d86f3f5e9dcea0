import { menuTexts } from '#web/texts/office/menu.ts';
import { BookOpen } from '#web/ui/icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const guideRoutes: readonly OfficeRoute[] = [
  {
    path: 'guide',
    permission: 'account.own',
    lazy: () => import('../../screens/guide/guide-screen.tsx'),
    menu: { group: 'management', text: menuTexts.guide, icon: BookOpen, order: 90, key: 'KeyH' },
  },
];
