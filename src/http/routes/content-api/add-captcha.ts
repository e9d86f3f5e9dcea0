import { CaptchaPurposeName, type CaptchaSettings } from '#contract/captcha/captcha.ts';
import { addressKeys, type LimitDeps, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Captcha } from '#ports/captcha.ts';
import type { App } from '../../app-env.ts';
import { cacheableJson, jsonAnswer } from '../../json-answer.ts';
import { readOnly } from '../../middleware/allow-methods.ts';

export type CaptchaRouteDeps = LimitDeps & { captcha: Captcha; settings: CaptchaSettings };

/** Which captcha is in use, and challenges for the widget that needs them. */
export const addCaptcha = (
  group: App,
  paths: { settings: string; challenge: string },
  deps: CaptchaRouteDeps,
): void => {
  group.all(paths.settings, readOnly);
  group.get(paths.settings, (c) =>
    cacheableJson(c.req.raw, { isSuccess: true, result: deps.settings }, 'public, max-age=60'),
  );
  group.all(paths.challenge, readOnly);
  group.get(paths.challenge, async (c) => {
    const purpose = CaptchaPurposeName.safeParse(c.req.query('purpose') ?? 'contact');
    if (!purpose.success)
      throw new AppError('invalid_input', { details: { fields: { purpose: 'unknown' } } });
    const { address } = addressKeys(c.env.clientAddress);
    await requireWithinLimits(deps, [{ rule: limitRules.captchaChallengePerAddress, key: address }]);
    const challenge = await deps.captcha.createChallenge(purpose.data);
    if (!challenge) throw new AppError('not_found');
    return jsonAnswer(challenge);
  });
};
