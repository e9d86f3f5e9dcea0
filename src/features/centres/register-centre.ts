import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { type CentreInput, toCentreRow } from './centre-input.ts';
import { insertCentre, readNextCentreId } from './centre-records.repository.ts';
import { listMergedByIds } from './centres.repository.ts';
import { toOfficeCentre } from './to-office-centre.ts';

export const registerCentre = staffAction({
  name: 'centre.register',
  permission: 'centres.write',
  run: async ({ trx }: ActionContext, { id: given, ...input }: CentreInput & { id?: number | undefined }) => {
    const id = given ?? (await readNextCentreId(trx));
    // A number that was merged away still means the other centre.
    const isTaken = given !== undefined && (await listMergedByIds(trx, [given])).length > 0;
    const centre = isTaken ? undefined : await insertCentre(trx, { id, ...toCentreRow(input) });
    if (!centre) {
      const text = deviceRefusalTexts.centreTaken;
      throw officeRefusal('conflict', text, { fields: { id: text } });
    }
    return {
      result: { id },
      audit: { subject: { kind: 'centre', id }, from: null, to: toOfficeCentre(centre) },
    };
  },
});
