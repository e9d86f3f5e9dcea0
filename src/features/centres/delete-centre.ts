import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { lockCentre } from './centre-input.ts';
import { countUses, deleteCentreRow } from './centre-records.repository.ts';
import { toOfficeCentre } from './to-office-centre.ts';

/** Deletes a centre that no device and no request names. */
export const deleteCentre = staffAction({
  name: 'centre.delete',
  permission: 'centres.write',
  run: async ({ trx }: ActionContext, { id }: { id: number }) => {
    const centre = await lockCentre(trx, id);
    const uses = await countUses(trx, id);
    if (uses.devices > 0 || uses.requests > 0)
      throw officeRefusal('conflict', deviceRefusalTexts.centreInUse(uses.devices, uses.requests), { uses });
    await deleteCentreRow(trx, id);
    return {
      result: null,
      audit: { subject: { kind: 'centre', id }, from: toOfficeCentre(centre), to: null },
    };
  },
});
