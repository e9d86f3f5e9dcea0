import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { CentreContact } from '#contract/office/calls/centre-calls.ts';
import { deviceRefusalTexts, writeContactsChanged } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { readSitePhone } from '#features/content/index.ts';
import { queueText } from '#features/notification/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { toIsoOrNull } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { lockCentre } from './centre-input.ts';
import type { StoredCentre } from './centres.repository.ts';
import { listConcernedMobiles, listContacts, type StoredContact } from './contacts.repository.ts';

/** A new contact counts after a day, so that those who get the notice can object. */
export const contactWaitMs = dayMs;

export const toCentreContact = (row: StoredContact): z.infer<typeof CentreContact> => ({
  id: row.id,
  name: row.name,
  mobile: row.mobile,
  serials: row.has_all_devices === 1 ? null : row.serials,
  countsFrom: toIsoOrNull(row.counts_from),
  isCounting: row.counts_from !== null && row.counts_from <= row.now,
});

export const readContacts = async (db: Db, centreId: number): Promise<z.infer<typeof CentreContact>[]> =>
  (await listContacts(db, centreId)).map(toCentreContact);

export type ContactKey = { id: number; contactId: number };

/** The contact with its centre, locked against others who change contacts of it. */
export const lockContact = async (
  trx: Db,
  { id, contactId }: ContactKey,
): Promise<{ centre: StoredCentre; contact: StoredContact }> => {
  const centre = await lockCentre(trx, id);
  const contact = (await listContacts(trx, id)).find((one) => one.id === contactId);
  if (!contact) throw officeRefusal('not_found', deviceRefusalTexts.unknownContact);
  return { centre, contact };
};

/** Sends an SMS to the others of a centre that a contact was added or removed. */
export const notifyOfContact = async (
  trx: Db,
  { centre, mobile, isAdded, by }: { centre: StoredCentre; mobile: string; isAdded: boolean; by: string },
): Promise<void> => {
  const { mobiles, soldProductId } = await listConcernedMobiles(trx, centre.id);
  // Without a device there is nothing that a contact could open.
  if (soldProductId === undefined) return;
  const text = writeContactsChanged(centre.name, isAdded, await readSitePhone(trx));
  for (const to of mobiles.filter((one) => one !== mobile)) {
    await queueText(trx, {
      kind: 'contact-changed',
      text,
      soldProductId,
      requestId: null,
      to,
      onceKey: `contact-${centre.id}-${randomUUID()}`,
      staffName: by,
    });
  }
};
