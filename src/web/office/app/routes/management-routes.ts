import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { RotateCcwClock } from '#web/ui/icons.ts';
import { Calendar, ChartColumn, ServerCog, SlidersHorizontal, Users } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

/** Reports, settings, people and the installation. */
export const managementRoutes: readonly OfficeRoute[] = [
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
  {
    path: 'reports',
    permission: 'reports.desk',
    lazy: () => import('../../screens/reports/reports-screen.tsx'),
    menu: { group: 'management', text: officeMenuTexts.reports, icon: ChartColumn, order: 10, key: 'KeyT' },
  },
  {
    path: 'calendar',
    permission: 'calendar.write',
    lazy: () => import('../../screens/calendar/calendar-screen.tsx'),
    menu: { group: 'management', text: officeMenuTexts.calendar, icon: Calendar, order: 20, key: 'KeyK' },
  },
  {
    path: 'staff',
    permission: 'staff.read',
    firstCall: '/staff',
    lazy: () => import('../../screens/staff/staff-screen.tsx'),
    menu: { group: 'management', text: officeMenuTexts.staff, icon: Users, order: 25, key: 'KeyS' },
  },
  {
    path: 'audit',
    permission: 'audit.read',
    firstCall: '/audit',
    lazy: () => import('../../screens/audit/audit-screen.tsx'),
    menu: { group: 'management', text: officeMenuTexts.audit, icon: RotateCcwClock, order: 30, key: 'KeyA' },
  },
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
