import { generate } from 'otplib';
import { systemRandom } from '#adapters/system/system-random.ts';
import {
  acceptInvitation,
  beginSetUp,
  createPasswordHasher,
  endStaffSessionsIn,
  findStaffByEmail,
  finishSetUp,
  inviteStaffIn,
  performByCommand,
  reinviteStaffIn,
  type StaffDeps,
  showInvitation,
} from '#features/staff/index.ts';
import { demoPassword, demoPeople } from '#kernel/demo-people.ts';
import type { Storage } from '#storage/dialect.ts';

/** The audit trail is read by people. */
const inOurName = 'راه‌انداز نسخهٔ نمایشی';

/** Three people to try the office as, made as any other: invited, with a password and an authenticator. */
export const storeDemoPeople = async (given: { storage: Storage; appSecret: string }): Promise<void> => {
  const deps: StaffDeps = {
    ...given,
    random: systemRandom,
    passwords: createPasswordHasher(systemRandom),
    officeOrigin: () => 'http://localhost',
    mails: false,
    nudgeOutbox: () => {},
    alert: () => {},
  };
  for (const person of demoPeople) await storePerson(deps, person);
};

/** One that is there stays as it is; a start that was cut short in between is finished. */
const storePerson = async (deps: StaffDeps, person: (typeof demoPeople)[number]): Promise<void> => {
  const { email, name, role, totpSecret } = person;
  const known = await findStaffByEmail(deps.storage.db, email);
  if (known && (known.state !== 'invited' || known.totpSecret !== null)) return;
  const invited = await performByCommand(
    deps,
    (trx) =>
      known
        ? reinviteStaffIn(trx, deps, { id: known.id, mayBeLast: true })
        : inviteStaffIn(trx, deps, { email, name, roles: [role], isDemo: true }),
    inOurName,
  );
  const { link } = await showInvitation(deps, invited);
  const token = link?.split('#')[1] ?? '';
  const { halfToken } = await acceptInvitation(deps, { token, password: demoPassword });
  await beginSetUp(deps, { halfToken, secret: totpSecret });
  // The code before the current one, so that the current one is still good.
  const code = await generate({ secret: totpSecret, epoch: Math.floor(Date.now() / 1_000) - 30 });
  await finishSetUp(deps, { halfToken, code, clientAddress: '', browser: '' });
  await performByCommand(deps, (trx) => endStaffSessionsIn(trx, { id: invited.staffId }), inOurName);
};
