import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Mail } from '#web/ui/icons.ts';
import type { OfficeRoute } from '../office-route.ts';

export const messageRoutes: readonly OfficeRoute[] = [
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
];
