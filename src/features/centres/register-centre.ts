import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { Db } from '#storage/dialect.ts';
import { type CentreInput, toCentreRow } from './centre-input.ts';
import { insertCentre, readNextCentreId } from './centre-records.repository.ts';
import { listMergedByIds, type NewCentre, type StoredCentre } from './centres.repository.ts';
import { toOfficeCentre } from './to-office-centre.ts';

export const registerCentre = staffAction({
  name: 'centre.register',
  permission: 'centres.write',
  run: async ({ trx }: ActionContext, { id: given, ...input }: CentreInput & { id?: number | undefined }) => {
    const row = toCentreRow(input);
    const centre =
      given === undefined ? await insertWithNextId(trx, row) : await insertWithId(trx, { id: given, ...row });
    return {
      result: { id: centre.id },
      audit: { subject: { kind: 'centre', id: centre.id }, from: null, to: toOfficeCentre(centre) },
    };
  },
});

/** Somebody who registers another centre at the same time may have drawn the same number. */
const insertWithNextId = async (trx: Db, row: Omit<NewCentre, 'id'>): Promise<StoredCentre> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const centre = await insertCentre(trx, { id: await readNextCentreId(trx), ...row });
    if (centre) return centre;
  }
  throw new Error('no free centre number was found');
};

const insertWithId = async (trx: Db, row: NewCentre): Promise<StoredCentre> => {
  // A number that was merged away still means the other centre.
  const isMerged = (await listMergedByIds(trx, [row.id])).length > 0;
  const centre = isMerged ? undefined : await insertCentre(trx, row);
  if (centre) return centre;
  const text = deviceRefusalTexts.centreTaken;
  throw officeRefusal('conflict', text, { fields: { id: text } });
};
