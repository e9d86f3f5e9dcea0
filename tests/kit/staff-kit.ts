import { sql } from 'kysely';
import { generate } from 'otplib';
import { systemRandom } from '#adapters/system/system-random.ts';
import type { Role } from '#contract/office/permissions.ts';
import {
  acceptInvitation,
  beginSetUp,
  createPasswordHasher,
  findActingStaff,
  finishSetUp,
  finishSignIn,
  inviteStaff,
  proveTotp,
  readSentInvitation,
  type StaffDeps,
  scorePassword,
  signIn,
} from '#features/staff/index.ts';
import { commandActor, type StaffActor } from '#features/staff-action/index.ts';
import type { Storage } from '#storage/dialect.ts';

export const goodPassword = 'correct horse battery staple';
export const client = { clientAddress: '203.0.113.7', browser: 'Firefox on Debian' };

/** The same hashing at a cost that tests can afford. */
const passwords = createPasswordHasher(systemRandom, { memory: 64, passes: 1 });

export const makeStaffDeps = (storage: Storage, over: Partial<StaffDeps> = {}): StaffDeps => ({
  storage,
  appSecret: 'a secret for tests that is long enough',
  random: systemRandom,
  passwords,
  scorePassword,
  officeOrigin: () => 'http://localhost:3000',
  canSendMail: false,
  nudgeOutbox: () => {},
  alert: () => {},
  ...over,
});

/** A code of an authenticator, of the step that lies so many seconds away. */
export const codeAt = (secret: string, seconds = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1_000) + seconds });

export type Person = {
  id: number;
  email: string;
  name: string;
  secret: string;
  sessionToken: string;
  recoveryCodes: string[];
};

let count = 0;

/** A new account, invited, with password and authenticator, signed in once: as a person would do it. */
export const makePerson = async (
  deps: StaffDeps,
  roles: readonly Role[],
  name = `نام${count}`,
): Promise<Person> => {
  count += 1;
  const email = `person-${count}-${Math.random().toString(36).slice(2)}@lab.example`;
  const invited = await inviteStaff(deps, commandActor('test'), { email, name, roles });
  const { link } = await readSentInvitation({ ...deps, canSendMail: false }, invited);
  const { halfToken } = await acceptInvitation(deps, {
    token: link?.split('#')[1] ?? '',
    password: goodPassword,
  });
  const { secret } = await beginSetUp(deps, { halfToken });
  const set = await finishSetUp(deps, { halfToken, code: await codeAt(secret), ...client });
  // The same code signs in next: an older one could expire on a busy machine before it is checked.
  await forgetUsedCodes(deps.storage, invited.staffId);
  const { sessionToken, recoveryCodes } = set;
  return { id: invited.staffId, email, name, secret, sessionToken, recoveryCodes };
};

export const tryPassword = (deps: StaffDeps, email: string, password = goodPassword, over = {}) =>
  signIn(deps, { email, password, clientAddress: client.clientAddress, knownBrowser: undefined, ...over });

export const tryCode = (deps: StaffDeps, halfToken: string, code: string) =>
  finishSignIn(deps, { halfToken, prove: (staff) => proveTotp(deps, staff, code), ...client });

/** Whole sign-in with the next unused code. */
export const signInAgain = async (deps: StaffDeps, person: Person): Promise<string> => {
  await forgetUsedCodes(deps.storage, person.id);
  const { halfToken } = await tryPassword(deps, person.email);
  return (await tryCode(deps, halfToken, await codeAt(person.secret))).sessionToken;
};

export const forgetUsedCodes = async ({ db }: Storage, id: number): Promise<void> => {
  await db.updateTable('staff').set({ totp_used_step: -1 }).where('id', '=', id).execute();
};

export const actorOf = async (deps: StaffDeps, token: string, key?: string): Promise<StaffActor> => {
  const found = await findActingStaff(deps, { token, isBackground: false });
  if (!found) throw new Error('nobody holds this token');
  return { ...found.actor, idempotencyKey: key, inputHash: '' };
};

/** Lets so much time pass for everything that sign-in remembers. */
export const letTimePass = async ({ db }: Storage, seconds: number): Promise<void> => {
  const ms = seconds * 1_000;
  await db
    .updateTable('limit_take')
    .set({ taken_at: sql`taken_at - ${ms}`, expires_at: sql`expires_at - ${ms}` })
    .execute();
  await db
    .updateTable('staff_session')
    .set({
      created_at: sql`created_at - ${ms}`,
      last_used_at: sql`last_used_at - ${ms}`,
      proved_at: sql`proved_at - ${ms}`,
    })
    .execute();
  for (const table of ['staff_half_session', 'staff_invitation'] as const) {
    await db
      .updateTable(table)
      .set({ created_at: sql`created_at - ${ms}`, expires_at: sql`expires_at - ${ms}` })
      .execute();
  }
};
