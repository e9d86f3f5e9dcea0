import { createBrowserRouter, type RouteObject } from 'react-router';
import { BrokenScreen } from '../screens/missing/broken-screen.tsx';
import { OfficeHomeScreen } from '../screens/missing/office-home-screen.tsx';
import { OfficeMissingScreen } from '../screens/missing/office-missing-screen.tsx';
import { Shell } from '../ui/shell/shell.tsx';
import type { OfficeRoute } from './office-route.ts';
import { officeRoutes } from './routes.ts';

const toRouteObject = (route: OfficeRoute): RouteObject => ({
  path: route.path,
  handle: route,
  lazy: route.lazy,
});

/** The tree of the office: one shell, the table's screens in it, and a page for every other address. */
const officeTree = (): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <BrokenScreen />,
    hydrateFallbackElement: <p hidden />,
    children: [
      { index: true, element: <OfficeHomeScreen /> },
      {
        errorElement: <BrokenScreen />,
        children: [...officeRoutes.map(toRouteObject), { path: '*', element: <OfficeMissingScreen /> }],
      },
    ],
  },
];

export const createOfficeRouter = () => createBrowserRouter(officeTree(), { basename: '/office' });
