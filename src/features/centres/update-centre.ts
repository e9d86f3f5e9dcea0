import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { type CentreInput, lockCentre, toCentreRow } from './centre-input.ts';
import { updateCentreAt } from './centre-records.repository.ts';
import { toOfficeCentre } from './to-office-centre.ts';

/** Changes a centre made from revision `rev`; a stale one is refused together with what is stored now. */
export const updateCentre = staffAction({
  name: 'centre.change',
  permission: 'centres.write',
  run: async ({ trx }: ActionContext, { id, rev, ...input }: CentreInput & { id: number; rev: number }) => {
    const before = await lockCentre(trx, id);
    const after = before.rev === rev ? await updateCentreAt(trx, before, toCentreRow(input)) : undefined;
    if (!after) throw officeRefusal('conflict', deviceRefusalTexts.changed, { now: toOfficeCentre(before) });
    return {
      result: { id },
      audit: { subject: { kind: 'centre', id }, from: toOfficeCentre(before), to: toOfficeCentre(after) },
    };
  },
});
