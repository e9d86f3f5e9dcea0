import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { writeAudit } from '#features/audit/index.ts';
import {
  addressKeys,
  type DelayedTry,
  everyone,
  forgetTries,
  giveBackTake,
  limitRules,
  takeFromLimitIn,
  wrongPasswordDelays,
} from '#features/limits/index.ts';
import { hashStaffToken, makeToken } from '#features/tokens/index.ts';
import type { Db } from '#storage/dialect.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';
import type { StaffDeps } from '../records/deps.ts';
import { toEmailKey } from '../records/email-key.rules.ts';
import { listPasskeys } from '../records/factor.repository.ts';
import { insertHalfSession } from '../records/half-session.repository.ts';
import { findPassword, findStaff, lockStaff, type Staff } from '../records/staff.repository.ts';
import { findBrowserMark } from '../secrets/known-browser.ts';
import { countPasswordTry, verifyOrGiveBack } from './passwords.ts';

type SecondStepMethod = 'totp' | 'passkey' | 'recovery';
export type HalfSignIn = {
  halfToken: string;
  step: 'second' | 'setup';
  methods: SecondStepMethod[];
};

type SignInInput = {
  email: string;
  password: string;
  clientAddress: string;
  /** The mark this browser holds, if any. */
  knownBrowser: string | undefined;
};

/**
 * The first step. Whatever is wrong, the answer and the time it takes are the same: a known address, a disabled
 * account or one without a role cannot be told apart from one that nobody has.
 */
export const signIn = async (deps: StaffDeps, input: SignInInput): Promise<HalfSignIn> => {
  const emailKey = toEmailKey(input.email);
  const mark = findBrowserMark(deps.appSecret, emailKey, input.knownBrowser);
  const delay = { rule: wrongPasswordDelays, key: mark ? `${emailKey}\n${mark}` : emailKey };
  const limit = {
    rule: limitRules.wrongPasswordPerAddress,
    key: addressKeys(input.clientAddress).address,
  };
  await countPasswordTry(deps, { delay, limit });
  const staff = await findPassword(deps.storage.db, input.email);
  const isRight = await verifyOrGiveBack(deps, input.password, staff?.passwordHash, { delay, limit });
  const half = staff && isRight ? await openHalfSession(deps, staff, delay) : undefined;
  if (!half) {
    await auditFailure(deps, staff, emailKey);
    throw officeRefusal('unauthorised', staffRefusalTexts.wrongPassword);
  }
  await writeIfPossible(() => giveBackTake(deps, limit.rule, limit.key));
  return half;
};

/** Undefined when the account may not sign in, or has another password since this one was checked. */
const openHalfSession = (
  deps: StaffDeps,
  checked: Pick<Staff, 'id' | 'passwordHash'>,
  delay: DelayedTry,
): Promise<HalfSignIn | undefined> =>
  deps.storage.db.transaction().execute(async (trx) => {
    await lockStaff(trx, checked.id);
    const staff = await findStaff(trx, checked.id);
    if (!staff || staff.passwordHash !== checked.passwordHash || !maySignIn(staff)) return undefined;
    const halfToken = makeToken(deps.random);
    const methods = await listMethods(trx, staff);
    const step = methods.length > 0 ? 'second' : 'setup';
    await forgetTries(trx, deps, delay);
    await insertHalfSession(trx, { tokenHash: hashStaffToken(halfToken), staffId: staff.id, step });
    return { halfToken, step, methods };
  });

export const maySignIn = ({ state, roles }: Pick<Staff, 'state' | 'roles'>): boolean =>
  state === 'active' && roles.length > 0;

/** The ways to give the second step that this account has set up; recovery codes help, but are no factor. */
const listMethods = async (db: Db, staff: Staff): Promise<SecondStepMethod[]> => {
  const factors: SecondStepMethod[] = [];
  if (staff.totpSecret) factors.push('totp');
  if ((await listPasskeys(db, staff.id)).length > 0) factors.push('passkey');
  return factors.length > 0 ? [...factors, 'recovery'] : [];
};

const auditFailure = async (
  deps: StaffDeps,
  staff: Pick<Staff, 'id' | 'name'> | undefined,
  emailKey: string,
): Promise<void> => {
  await writeAudit(
    deps.storage.db,
    { staffId: staff?.id ?? null, name: staff?.name ?? '' },
    { action: 'session.refuse', subject: { kind: 'staff', id: staff?.id ?? emailKey } },
  );
  const isAlarming = await deps.storage.unsyncedDb.transaction().execute(async (trx) => {
    const overall = await takeFromLimitIn(trx, deps, limitRules.wrongPasswordOverall, everyone);
    if (!overall.isOver) return false;
    const first = await takeFromLimitIn(trx, deps, limitRules.wrongPasswordAlert, everyone);
    return !first.isOver;
  });
  if (isAlarming) deps.alert('many wrong passwords were tried at the office within an hour');
};
