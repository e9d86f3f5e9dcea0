import type { Role } from '#contract/office/permissions.ts';
import { writeAudit } from '#features/audit/index.ts';
import type { StaffDeps } from '../records/deps.ts';
import { replaceRecoveryCodes, setTotp } from '../records/factor.repository.ts';
import {
  findStaffByEmail,
  insertStaff,
  setPassword,
  setRoles,
  setState,
} from '../records/staff.repository.ts';
import { hashRecoveryCode, makeRecoveryCodes } from '../secrets/recovery-code.rules.ts';
import { sealSecret } from '../secrets/seal-secret.ts';

type DemoPerson = {
  email: string;
  name: string;
  role: Role;
  password: string;
  totpSecret: string;
};

/**
 * An account of the demo with password and authenticator, in one transaction and without a one-time code: a code
 * can expire between making and checking it. A known address stays as it is.
 */
export const createDemoStaff = async (
  deps: Pick<StaffDeps, 'storage' | 'appSecret' | 'passwords' | 'random'>,
  { email, name, role, password, totpSecret }: DemoPerson,
  auditName: string,
): Promise<void> => {
  const { db } = deps.storage;
  if (await findStaffByEmail(db, email)) return;
  const hash = await deps.passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    const id = await insertStaff(trx, { email, name, isDemo: true });
    if (id === undefined) return;
    await setRoles(trx, id, [role]);
    await setPassword(trx, id, hash);
    await setTotp(trx, id, sealSecret(deps, id, totpSecret));
    const codes = makeRecoveryCodes(deps.random);
    await replaceRecoveryCodes(
      trx,
      id,
      codes.map((code) => hashRecoveryCode(deps.appSecret, id, code)),
    );
    await setState(trx, id, 'active');
    await writeAudit(
      trx,
      { staffId: null, name: auditName },
      {
        action: 'staff.invite',
        subject: { kind: 'staff', id },
        from: null,
        to: { email, name, roles: [role] },
      },
    );
  });
};
