import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { CircleQuestionMark } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

/** What everybody opens. */
export const ownRoutes: readonly OfficeRoute[] = [
  {
    path: 'guide',
    permission: 'account.own',
    lazy: () => import('../../screens/guide/guide-screen.tsx'),
    menu: { group: 'help', text: officeMenuTexts.guide, icon: CircleQuestionMark, order: 90, key: 'KeyH' },
  },
  {
    path: 'account',
    permission: 'account.own',
    lazy: () => import('../../screens/account/account-screen.tsx'),
  },
];
