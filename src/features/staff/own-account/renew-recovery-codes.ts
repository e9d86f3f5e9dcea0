import { type StaffContext, staffAction } from '#features/staff-action/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../records/factor.repository.ts';
import { lockStaff } from '../records/staff.repository.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../secrets/recovery-code.rules.ts';

/** The codes are shown once and stored nowhere in clear, so no repeated key shows them again. */
export const renewRecoveryCodes = staffAction({
  name: 'account.renew-recovery-codes',
  permission: 'account.own',
  needsProof: true,
  ignoresKey: true,
  run: async ({ trx, actor: { staffId }, deps }: StaffContext<StaffDeps>) => {
    const codes = makeRecoveryCodes(deps.random);
    const hashes = codes.map((code) => hashRecoveryCode(deps.appSecret, staffId, code));
    await lockStaff(trx, staffId);
    const recoveryCodesLeft = await countRecoveryCodes(trx, staffId);
    await replaceRecoveryCodes(trx, staffId, hashes);
    return {
      result: { codes },
      audit: {
        subject: { kind: 'staff', id: staffId },
        from: { recoveryCodesLeft },
        to: { recoveryCodesLeft: codes.length },
      },
    };
  },
});
