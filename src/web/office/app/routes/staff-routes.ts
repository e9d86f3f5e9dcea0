import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Users } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const staffRoutes: readonly OfficeRoute[] = [
  {
    path: 'staff',
    permission: 'staff.read',
    firstCall: '/staff',
    lazy: () => import('../../screens/staff/staff-screen.tsx'),
    menu: { group: 'management', text: officeMenuTexts.staff, icon: Users, order: 20, key: 'KeyS' },
  },
];
