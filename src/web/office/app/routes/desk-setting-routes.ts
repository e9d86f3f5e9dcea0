import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { ReceiptText, SlidersHorizontal } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const deskSettingRoutes: readonly OfficeRoute[] = [
  {
    path: 'prices',
    permission: 'repairs.read',
    lazy: () => import('../../screens/prices/prices-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.prices, icon: ReceiptText, order: 80, key: 'KeyI' },
  },
  {
    path: 'desk-settings',
    permission: 'desksettings.write',
    lazy: () => import('../../screens/desk-settings/desk-settings-screen.tsx'),
    menu: {
      group: 'management',
      text: officeMenuTexts.deskSettings,
      icon: SlidersHorizontal,
      order: 60,
      alsoAt: ['company'],
    },
  },
  {
    path: 'company',
    permission: 'company.write',
    lazy: () => import('../../screens/company/company-screen.tsx'),
  },
];
