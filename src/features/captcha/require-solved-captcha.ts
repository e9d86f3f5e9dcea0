import { AppError } from '#kernel/app-error.ts';
import type { Captcha, CaptchaPurpose, CaptchaRefusal, CaptchaVerdict } from '#ports/captcha.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import { deleteOldUses, insertUse } from './used-captcha.repository.ts';

export type CaptchaDeps = { storage: Storage; captcha: Captcha };

/** A solution that was found right and may be spent once. */
type SolvedCaptcha = Extract<CaptchaVerdict, { ok: true }>;

/** Checks a solution and spends it. Throws `captcha_required`, `captcha_failed` or `unavailable`. */
export const requireSolvedCaptcha = async (
  deps: CaptchaDeps,
  token: string | undefined,
  purpose: CaptchaPurpose,
  ip: string,
): Promise<void> => {
  const solved = await checkCaptcha(deps, token, purpose, ip);
  await spendCaptcha(deps.storage.db, solved);
};

/** Checks a solution without spending it. May ask another server, so never inside a transaction. */
export const checkCaptcha = async (
  { captcha }: Pick<CaptchaDeps, 'captcha'>,
  token: string | undefined,
  purpose: CaptchaPurpose,
  ip: string,
): Promise<SolvedCaptcha> => {
  const verdict = await captcha.verify(token, { purpose, remoteIp: ip });
  if (verdict.ok) return verdict;
  throw refuse(verdict.reason);
};

/** Spends a checked solution, in the caller's transaction when one is given. Throws when it was spent before. */
export const spendCaptcha = async (db: Db, { once }: SolvedCaptcha): Promise<void> => {
  if (once && !(await insertUse(db, once))) {
    throw new AppError('captcha_failed', { message: 'the captcha solution was used before' });
  }
};

/** Forgets uses of solutions that have expired long since. Returns how many. */
export const purgeUsedCaptchas = ({ storage }: { storage: Storage }): Promise<number> =>
  deleteOldUses(storage.db);

const refuse = (reason: CaptchaRefusal): AppError => {
  const message = `captcha: ${reason}`;
  if (reason === 'missing') return new AppError('captcha_required', { message });
  if (reason === 'unavailable' || reason === 'misconfigured') {
    return new AppError('unavailable', { message, retryAfterSeconds: 60 });
  }
  return new AppError('captcha_failed', { message });
};
