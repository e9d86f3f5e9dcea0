import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { forgetTries, limitRules } from '#features/limits/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import { lockStaff, setSecondStepLock } from '../records/staff.repository.ts';
import { requireStaff } from './account-guards.ts';

/** Opens a second step that wrong answers have locked; counting begins anew. */
export const unlockStaff = staffAction({
  name: 'staff.unlock',
  permission: 'staff.write',
  needsProof: true,
  run: async ({ trx, deps }: ActionContext<StaffDeps>, { id }: { id: number }) => {
    await lockStaff(trx, id);
    await requireStaff(trx, id);
    if (!(await setSecondStepLock(trx, id, false)))
      throw officeRefusal('conflict', staffRefusalTexts.notLocked);
    for (const rule of [limitRules.wrongSecondStepPerDay, limitRules.wrongSecondStepPerAccount])
      await forgetTries(trx, deps, { rule, key: String(id) });
    return {
      result: null,
      audit: { subject: { kind: 'staff', id }, from: { isLocked: true }, to: { isLocked: false } },
    };
  },
});
