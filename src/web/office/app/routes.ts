import type { OfficeRoute } from './office-route.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { auditRoutes } from './routes/audit-routes.ts';
import { benchRoutes } from './routes/bench-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { deskSettingRoutes } from './routes/desk-setting-routes.ts';
import { deviceRoutes } from './routes/device-routes.ts';
import { guideRoutes } from './routes/guide-routes.ts';
import { mediaRoutes } from './routes/media-routes.ts';
import { messageRoutes } from './routes/message-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { repairRoutes } from './routes/repair-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import { requestRoutes } from './routes/request-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { systemStatusRoutes } from './routes/system-status-routes.ts';

/** Every screen of the office. The menu has its own order: by the group and number of each entry. */
export const officeRoutes: readonly OfficeRoute[] = [
  ...repairRoutes,
  ...benchRoutes,
  ...paymentRoutes,
  ...requestRoutes,
  ...deviceRoutes,
  ...messageRoutes,
  ...contentRoutes,
  ...mediaRoutes,
  ...deskSettingRoutes,
  ...reportRoutes,
  ...staffRoutes,
  ...auditRoutes,
  ...systemStatusRoutes,
  ...guideRoutes,
  ...accountRoutes,
];
