import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Calendar, ChartColumn } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const reportRoutes: readonly OfficeRoute[] = [
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
];
