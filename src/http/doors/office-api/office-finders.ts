import { findMessages, type InboxDeps } from '#features/contact/index.ts';
import type { Finder } from '#features/search/index.ts';
import { findStaffByWords, type StaffDeps } from '#features/staff/index.ts';

/** One row a kind that can be searched for, in the order they are shown. A new domain adds its own. */
export const officeFinders = ({ staff, inbox }: { staff: StaffDeps; inbox: InboxDeps }): Finder[] => [
  {
    kind: 'message',
    permission: 'messages.read',
    find: async (q, most) =>
      (await findMessages(inbox, q, most)).map(({ id, subject, fullName }) => ({
        id: String(id),
        title: subject,
        detail: fullName,
        path: `/office/messages/${id}`,
      })),
  },
  {
    kind: 'staff',
    permission: 'staff.read',
    find: async (q, most) =>
      (await findStaffByWords(staff, q, most)).map(({ id, name, email }) => ({
        id: String(id),
        title: name,
        detail: email,
        path: `/office/staff/${id}`,
      })),
  },
];
