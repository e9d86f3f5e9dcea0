import { endLabSessions } from '#features/one-time-code/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { deleteContact } from './contacts.repository.ts';
import { type ContactKey, lockContact, notifyOfContact, toCentreContact } from './contacts.ts';

/** Removes a contact of a centre; what this mobile has open ends at once. */
export const removeContact = staffAction({
  name: 'centre.remove-contact',
  permission: 'centres.contacts',
  needsProof: true,
  run: async ({ trx, actor }: ActionContext, key: ContactKey) => {
    const { centre, contact } = await lockContact(trx, key);
    await deleteContact(trx, contact.id);
    await endLabSessions(trx, contact.mobile);
    await notifyOfContact(trx, { centre, mobile: contact.mobile, isAdded: false, by: actor.name });
    return {
      result: { id: centre.id },
      audit: { subject: { kind: 'centre', id: centre.id }, from: toCentreContact(contact), to: null },
    };
  },
});
