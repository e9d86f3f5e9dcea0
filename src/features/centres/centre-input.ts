import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type PartyIdentity, writeIdentity } from '#contract/repair/party-identity.ts';
import { cleanLine } from '#kernel/clean-line.ts';
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

export const requireCentre = async (db: Db, id: number): Promise<StoredCentre> => {
  const centre = await findCentre(db, id);
  if (centre?.id !== id) throw officeRefusal('not_found', deviceRefusalTexts.unknownCentre);
  return centre;
};

export const lockCentre = async (trx: Db, id: number): Promise<StoredCentre> => {
  await lockRows(trx, 'centre', [id]);
  return requireCentre(trx, id);
};

export const toCentreRow = (input: CentreInput): Omit<NewCentre, 'id'> & { buyer?: string | null } => ({
  name: cleanLine(input.name),
  manager_name: cleanLine(input.managerName),
  province: cleanLine(input.province),
  city: cleanLine(input.city),
  address: cleanLine(input.address),
  ...(input.buyer && { buyer: writeIdentity(input.buyer) }),
});
