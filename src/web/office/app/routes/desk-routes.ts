import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { CreditCard, Mail } from '#web/ui/icons.ts';
import { Box, Hospital, ReceiptText } from '../../ui/office-icons.ts';
import type { OfficeRoute } from '../office-route.ts';

/** The desk's other lists: payments, devices, centres, messages, prices. */
export const deskRoutes: readonly OfficeRoute[] = [
  {
    path: 'payments',
    permission: 'payments.read',
    firstCall: '/payments',
    lazy: () => import('../../screens/payments/payments-screen.tsx'),
    menu: {
      group: 'desk',
      text: officeMenuTexts.payments,
      icon: CreditCard,
      order: 40,
      key: 'KeyP',
      count: async () => (await import('../queries/payment-queries.ts')).countPaymentsInReview(),
    },
  },
  {
    path: 'payments/day',
    permission: 'payments.read',
    lazy: () => import('../../screens/payment-day/payment-day-screen.tsx'),
  },
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
  {
    path: 'messages',
    permission: 'messages.read',
    firstCall: '/messages',
    lazy: () => import('../../screens/messages/messages-screen.tsx'),
    menu: {
      group: 'desk',
      text: officeMenuTexts.messages,
      icon: Mail,
      order: 70,
      key: 'KeyM',
      count: async () => (await import('../queries/message-queries.ts')).countNewMessages(),
    },
  },
  {
    path: 'messages/:id',
    permission: 'messages.read',
    lazy: () => import('../../screens/message/message-screen.tsx'),
  },
  {
    path: 'prices',
    permission: 'repairs.read',
    lazy: () => import('../../screens/prices/prices-screen.tsx'),
    menu: { group: 'desk', text: officeMenuTexts.prices, icon: ReceiptText, order: 80, key: 'KeyI' },
  },
];
