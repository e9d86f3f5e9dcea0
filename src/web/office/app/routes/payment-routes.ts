import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { CreditCard } from '#web/ui/icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const paymentRoutes: readonly OfficeRoute[] = [
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
];
