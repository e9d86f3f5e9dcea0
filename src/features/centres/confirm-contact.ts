import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import { listContacts, updateCountsFrom } from './contacts.repository.ts';
import { type ContactKey, contactWaitMs, lockContact, toCentreContact } from './contacts.ts';

/** Confirmed by a manager, a contact counts at once. Confirmed by others after a merge, it waits like a new one. */
export const confirmContact = staffAction({
  name: 'centre.confirm-contact',
  permission: 'centres.contacts',
  needsProof: true,
  run: async ({ trx, actor }: StaffContext, key: ContactKey) => {
    const { contact } = await lockContact(trx, key);
    const isManager = actor.roles.includes('manager');
    const before = toCentreContact(contact);
    if (before.isCounting) throw officeRefusal('conflict', deviceRefusalTexts.contactConfirmed);
    if (!isManager && before.countsFrom !== null)
      throw officeRefusal('forbidden', deviceRefusalTexts.contactWaits);
    await updateCountsFrom(trx, contact.id, isManager ? 0 : contactWaitMs);
    const after = (await listContacts(trx, key.id)).find((one) => one.id === contact.id) ?? contact;
    return {
      result: { id: key.id },
      audit: { subject: { kind: 'centre', id: key.id }, from: before, to: toCentreContact(after) },
    };
  },
});
