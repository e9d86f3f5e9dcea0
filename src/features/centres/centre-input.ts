import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type PartyIdentity, writeIdentity } from '#contract/repair/party-identity.ts';
import { foldLetters } from '#kernel/fold-letters.ts';
import { stripBidiControls } from '#kernel/strip-controls.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import type { NewCentre, StoredCentre } from './centres.repository.ts';
import { findCentre } from './find-centre.ts';

export type CentreInput = {
  name: string;
  managerName: string;
  province: string;
  city: string;
  address: string;
  buyer?: PartyIdentity | undefined;
};

export type CentreUses = { devices: number; requests: number; invoices: number };

export const requireCentre = async (db: Db, id: number): Promise<StoredCentre> => {
  const centre = await findCentre(db, id);
  if (centre?.id !== id) throw officeRefusal('not_found', deviceRefusalTexts.unknownCentre);
  return centre;
};

export const lockCentre = async (trx: Db, id: number): Promise<StoredCentre> => {
  await lockRows(trx, 'centre', [id]);
  return requireCentre(trx, id);
};

const cleanText = (text: string): string => foldLetters(stripBidiControls(text)).replace(/\s+/g, ' ').trim();

export const toCentreRow = (input: CentreInput): Omit<NewCentre, 'id'> & { buyer?: string | null } => ({
  name: cleanText(input.name),
  manager_name: cleanText(input.managerName),
  province: cleanText(input.province),
  city: cleanText(input.city),
  address: cleanText(input.address),
  ...(input.buyer && { buyer: writeIdentity(input.buyer) }),
});
