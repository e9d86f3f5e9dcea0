import { repairRefusal } from '#contract/repair/reasons.ts';
import {
  addressKeys,
  everyone,
  giveBackTake,
  limitRules,
  requireWithinLimits,
  takeFromLimit,
} from '#features/limits/index.ts';
import { hashToken, isSameSecret } from '#features/tokens/index.ts';
import type { Db } from '#storage/dialect.ts';
import { writeIfPossible } from '#storage/write-if-possible.ts';
import { countCodeTry, isOutOfTries, type TriedChallenge, useChallenge } from './challenge.repository.ts';
import { deriveCode } from './code.rules.ts';
import { type CodeCounts, readCodeCounts } from './code-counts.ts';
import type { CodeDeps } from './deps.ts';
import { writePace } from './pace.repository.ts';

type ExchangeCodeInput = {
  token: string | undefined;
  /** What this browser holds from an earlier proof, if anything. */
  markToken?: string | undefined;
  code: string;
  clientAddress: string;
  /** Whether the caller named the device that the code is for. */
  isMeantFor: (proven: ProvenCode) => Promise<boolean>;
};

export type ProvenDevice = { soldProductId: number; serialKey: string };
/** Without a device the code was for the mobile itself. */
type ProvenCode = { soldProductId: number | null; purposeKey: string; mobile: string };

/**
 * Exchanges a code for whatever `onProven` makes of it, exactly once. The code is used up in the same
 * transaction, so that neither can exist without the other.
 */
export const exchangeCode = async <Result>(
  deps: CodeDeps,
  input: ExchangeCodeInput,
  onProven: (trx: Db, proven: ProvenCode) => Promise<Result>,
): Promise<Result> => {
  const { db } = deps.storage;
  const { address } = addressKeys(input.clientAddress);
  // Counted as wrong until it proves right: then no number of guesses at once slips through.
  await requireWithinLimits(deps, [{ rule: limitRules.wrongCodePerAddress, key: address }]);
  const tokenHash = hashToken(input.token ?? '');
  const tried = await countCodeTry(db, tokenHash);
  if (!tried) {
    throw repairRefusal((await isOutOfTries(db, tokenHash)) ? 'too-many-tries' : 'wrong-code');
  }
  const counts = await readCodeCounts(deps.storage, toPurpose(tried), input.markToken);
  const isCounted = await countAsWrong(deps, tried, counts);

  const proven = { soldProductId: tried.sold_product_id, purposeKey: tried.serial_key, mobile: tried.mobile };
  const expected = deriveCode(deps.appSecret, tried.id, tried.serial_key);
  if (!isSameSecret(expected, input.code) || !(await input.isMeantFor(proven))) {
    await noteWrongCode(deps);
    throw repairRefusal(tried.attempts >= tried.most_attempts ? 'too-many-tries' : 'wrong-code');
  }

  const result = await db.transaction().execute(async (trx) => {
    if (!(await useChallenge(trx, tried.id))) throw repairRefusal('wrong-code');
    await writePace(trx, counts.serial, undefined);
    return onProven(trx, proven);
  });
  // The code is used up: without its result the customer could not try again.
  await writeIfPossible(() => giveBackTake(deps, limitRules.wrongCodePerAddress, address));
  if (isCounted)
    await writeIfPossible(() => giveBackTake(deps, limitRules.wrongCodePerSerial, counts.serial));
  return result;
};

const toPurpose = (tried: TriedChallenge) => ({
  deviceId: tried.sold_product_id,
  purposeKey: tried.serial_key,
  mobile: tried.mobile,
});

/**
 * Only tries at real codes count against a device. Once strangers have spent theirs, a code of several tries is
 * void for them; one of a single try was given against a captcha and is checked all the same.
 */
const countAsWrong = async (deps: CodeDeps, tried: TriedChallenge, counts: CodeCounts): Promise<boolean> => {
  const verdict = await takeFromLimit(deps, limitRules.wrongCodePerSerial, counts.serial);
  if (!verdict.isOver) return true;
  if (tried.most_attempts === 1 && !counts.isKnownBrowser) return false;
  if (!counts.isKnownBrowser) throw repairRefusal('too-many-tries');
  throw repairRefusal('wait', { retryAfterSeconds: verdict.retryAfterSeconds });
};

/** Too many wrong codes everywhere: for half an hour nobody gets a code without a captcha. */
const noteWrongCode = async (deps: CodeDeps): Promise<void> => {
  const all = await takeFromLimit(deps, limitRules.wrongCodeOverall, everyone);
  if (!all.isOver) return;
  const first = await takeFromLimit(deps, limitRules.captchaForEveryone, everyone);
  if (!first.isOver) deps.alert('too many wrong codes; everyone is asked for a captcha');
};
