import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Images } from '#web/ui/icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const mediaRoutes: readonly OfficeRoute[] = [
  {
    path: 'media',
    permission: 'media.read',
    lazy: () => import('../../screens/media/media-screen.tsx'),
    menu: { group: 'content', text: officeMenuTexts.media, icon: Images, order: 90, key: 'KeyL' },
  },
];
