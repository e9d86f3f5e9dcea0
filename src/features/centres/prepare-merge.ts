import type { CentreUses } from '#contract/office/calls/centre-calls.ts';
import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { requireCentre } from './centre-input.ts';
import { countUses, deleteCentreRow, keepBuyer, writeMerged } from './centre-records.repository.ts';
import type { StoredCentre } from './centres.repository.ts';
import { mergeContacts } from './contacts.repository.ts';

/** Locks both centres before what refers to one of them is moved to the other. */
export const prepareMerge = async (
  trx: Db,
  { id, into }: { id: number; into: number },
): Promise<{ gone: StoredCentre; centre: StoredCentre; moved: CentreUses }> => {
  if (id === into) throw officeRefusal('invalid_input', deviceRefusalTexts.sameCentre);
  await lockRows(trx, 'centre', [id, into]);
  return {
    gone: await requireCentre(trx, id),
    centre: await requireCentre(trx, into),
    moved: await countUses(trx, id),
  };
};

/** Removes the merged centre; its number now means the other one. Contacts have to be confirmed again. */
export const finishMerge = async (trx: Db, gone: StoredCentre, into: number): Promise<void> => {
  await mergeContacts(trx, gone.id, into);
  await writeMerged(trx, gone, into);
  await keepBuyer(trx, into, gone.buyer);
  await deleteCentreRow(trx, gone.id);
};
