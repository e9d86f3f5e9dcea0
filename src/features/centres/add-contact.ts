import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { parseMobile } from '#kernel/mobile.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { lockCentre } from './centre-input.ts';
import {
  insertChosenDevices,
  insertContact,
  listContacts,
  listDevicesBySerial,
} from './contacts.repository.ts';
import { contactWaitMs, notifyOfContact, toCentreContact } from './contacts.ts';

type ContactInput = { id: number; name: string; mobile: string; serials: readonly string[] | null };

/** Adds a mobile as contact of a centre, for all of its devices or for chosen ones. */
export const addContact = staffAction({
  name: 'centre.add-contact',
  permission: 'centres.contacts',
  needsProof: true,
  run: async ({ trx, actor }: ActionContext, { id, name, serials, ...input }: ContactInput) => {
    const mobile = parseMobile(input.mobile);
    if (!mobile) throw refuse('mobile', deviceRefusalTexts.badMobile);
    const centre = await lockCentre(trx, id);
    const chosen = serials === null ? [] : await requireDevicesOf(trx, id, serials);
    const contact = { centreId: id, name, mobile, hasAll: serials === null, waitMs: contactWaitMs };
    const contactId = await insertContact(trx, contact);
    if (contactId === undefined) throw refuse('mobile', deviceRefusalTexts.contactTaken, 'conflict');
    await insertChosenDevices(trx, contactId, chosen);
    await notifyOfContact(trx, { centre, mobile, isAdded: true, by: actor.name });
    const added = (await listContacts(trx, id)).find((one) => one.id === contactId);
    return {
      result: { id },
      audit: { subject: { kind: 'centre', id }, from: null, to: added ? toCentreContact(added) : { mobile } },
    };
  },
});

const refuse = (field: string, text: string, code: 'invalid_input' | 'conflict' = 'invalid_input') =>
  officeRefusal(code, text, { fields: { [field]: text } });

const requireDevicesOf = async (trx: Db, id: number, serials: readonly string[]): Promise<number[]> => {
  const wanted = new Map(serials.map((serial) => [serialKey(serial) ?? '', serial]));
  const found = await listDevicesBySerial(trx, id, [...wanted.keys()]);
  for (const { serial_key } of found) wanted.delete(serial_key);
  const [missing] = wanted.values();
  if (missing !== undefined) throw refuse('serials', deviceRefusalTexts.notOfCentre(missing));
  return found.map((device) => device.id);
};
