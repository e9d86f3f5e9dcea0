import type { OfficeRoute } from './office-route.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { deskRoutes } from './routes/desk-routes.ts';
import { managementRoutes } from './routes/management-routes.ts';
import { ownRoutes } from './routes/own-routes.ts';
import { repairRoutes } from './routes/repair-routes.ts';

/** Every screen of the office. The menu has its own order: by the group and number of each entry. */
export const officeRoutes: readonly OfficeRoute[] = [
  ...repairRoutes,
  ...deskRoutes,
  ...contentRoutes,
  ...managementRoutes,
  ...ownRoutes,
];
