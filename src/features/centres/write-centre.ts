import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { foldLetters } from '#kernel/fold-letters.ts';
import { stripBidiControls } from '#kernel/strip-controls.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import {
  countUses,
  deleteCentreRow,
  insertCentre,
  readNextCentreId,
  updateCentreAt,
} from './centre-records.repository.ts';
import { findMergedByIds, type NewCentre, type StoredCentre } from './centres.repository.ts';
import { findCentre } from './find-centre.ts';

export type CentreInput = {
  name: string;
  managerName: string;
  province: string;
  city: string;
  address: string;
};

export type CentreUses = { devices: number; requests: number; invoices: number };

/** The copy was old; the door shows both. */
export class StaleCentre extends Error {
  readonly now: StoredCentre;

  constructor(now: StoredCentre) {
    super('the centre has changed since it was read');
    this.now = now;
  }
}

export const requireCentre = async (db: Db, id: number): Promise<StoredCentre> => {
  const centre = await findCentre(db, id);
  if (centre?.id !== id) throw officeRefusal('not_found', deviceTexts.unknownCentre);
  return centre;
};

export const registerCentre = async (
  trx: Db,
  { id: given, ...input }: CentreInput & { id?: number | undefined },
): Promise<StoredCentre> => {
  const id = given ?? (await readNextCentreId(trx));
  const isTaken = given !== undefined && (await findMergedByIds(trx, [given])).length > 0;
  const centre = isTaken ? undefined : await insertCentre(trx, { id, ...toWords(input) });
  if (centre) return centre;
  throw officeRefusal('conflict', deviceTexts.centreTaken, { fields: { id: deviceTexts.centreTaken } });
};

export const updateCentre = async (
  trx: Db,
  { id, rev, ...input }: CentreInput & { id: number; rev: number },
): Promise<{ before: StoredCentre; after: StoredCentre }> => {
  const before = await lockCentre(trx, id);
  const after = before.rev === rev ? await updateCentreAt(trx, before, toWords(input)) : undefined;
  if (!after) throw new StaleCentre(before);
  return { before, after };
};

export const deleteCentre = async (trx: Db, id: number): Promise<StoredCentre> => {
  const centre = await lockCentre(trx, id);
  const uses = await countUses(trx, id);
  if (uses.devices > 0 || uses.requests > 0)
    throw officeRefusal('conflict', deviceTexts.centreInUse(uses.devices, uses.requests), { uses });
  await deleteCentreRow(trx, id);
  return centre;
};

const lockCentre = async (trx: Db, id: number): Promise<StoredCentre> => {
  await lockRows(trx, 'centre', [id]);
  return requireCentre(trx, id);
};

const words = (text: string): string => foldLetters(stripBidiControls(text)).replace(/\s+/g, ' ').trim();

const toWords = (input: CentreInput): Omit<NewCentre, 'id'> => ({
  name: words(input.name),
  manager_name: words(input.managerName),
  province: words(input.province),
  city: words(input.city),
  address: words(input.address),
});
