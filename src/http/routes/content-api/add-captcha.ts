import { CaptchaPurposeName, type CaptchaSettings } from '#contract/captcha/captcha.ts';
import { captchaChallengePath, captchaSettingsPath } from '#contract/captcha/captcha-paths.ts';
import { addressKeys, type LimitDeps, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Captcha } from '#ports/captcha.ts';
import { type Door, readMethods } from '../../door.ts';
import { cacheableJson, jsonAnswer } from '../../json-answer.ts';
import { refuseInContentEnvelope } from './refuse-in-content-envelope.ts';

export type CaptchaDoorDeps = LimitDeps & { captcha: Captcha; settings: CaptchaSettings };

const paths = [captchaSettingsPath, captchaChallengePath];

/** Says which captcha is in use, and hands out challenges to the widget that needs them. */
export const createCaptchaDoor = (deps: CaptchaDoorDeps): Door => ({
  prefix: '/api/v1/captcha',
  methods: (path) => (paths.includes(path) ? readMethods : undefined),
  urgency: 3,
  handle: async (request, { clientAddress }) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!paths.includes(pathname)) throw new AppError('not_found');
    if (pathname === captchaSettingsPath) {
      return cacheableJson(request, { isSuccess: true, result: deps.settings }, 'public, max-age=60');
    }
    const purpose = CaptchaPurposeName.safeParse(searchParams.get('purpose') ?? 'contact');
    if (!purpose.success)
      throw new AppError('invalid_input', { details: { fields: { purpose: 'unknown' } } });
    const { address } = addressKeys(clientAddress);
    await requireWithinLimits(deps, [{ rule: limitRules.captchaChallengePerAddress, key: address }]);
    const challenge = await deps.captcha.createChallenge(purpose.data);
    if (!challenge) throw new AppError('not_found');
    return jsonAnswer(challenge);
  },
  refuse: refuseInContentEnvelope,
});
