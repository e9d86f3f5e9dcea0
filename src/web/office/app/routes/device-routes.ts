import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Box, Hospital } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const deviceRoutes: readonly OfficeRoute[] = [
  {
    path: 'devices',
    permission: 'devices.read',
    firstCall: '/devices',
    lazy: () => import('../../screens/devices/devices-screen.tsx'),
    menu: {
      group: 'desk',
      text: officeMenuTexts.devices,
      icon: Box,
      order: 50,
      key: 'KeyV',
      alsoAt: ['import', 'device-labels'],
    },
  },
  {
    path: 'devices/:serial',
    permission: 'devices.read',
    lazy: () => import('../../screens/device/device-screen.tsx'),
  },
  {
    path: 'device-labels',
    permission: 'devices.label',
    lazy: () => import('../../screens/labels/labels-screen.tsx'),
  },
  {
    path: 'centres',
    permission: 'centres.read',
    firstCall: '/centres',
    lazy: () => import('../../screens/centres/centres-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.centres, icon: Hospital, order: 55, key: 'KeyC' },
  },
  {
    path: 'centres/:id',
    permission: 'centres.read',
    lazy: () => import('../../screens/centre/centre-screen.tsx'),
  },
  {
    path: 'import',
    permission: 'devices.import',
    lazy: () => import('../../screens/import/import-screen.tsx'),
  },
];
