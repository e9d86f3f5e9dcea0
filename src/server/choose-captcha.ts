import { createAltcha } from '#adapters/captcha/altcha.ts';
import { createRecaptcha } from '#adapters/captcha/recaptcha.ts';
import { systemRandom } from '#adapters/system/system-random.ts';
import type { Config } from '#config';
import type { CaptchaSettings } from '#contract/captcha/captcha.ts';
import type { Captcha } from '#ports/captcha.ts';

type ChosenCaptcha = {
  captcha: Captcha;
  /** What is sent to the browser. */
  settings: CaptchaSettings;
  /** Hosts whose script and frames the page must allow; none for the site's own captcha. */
  policy: { scripts: readonly string[]; frames: readonly string[] };
};

/** The captcha that the settings name. */
export const chooseCaptcha = (
  { captcha: { kind, difficulty, recaptcha }, publicOrigin }: Config,
  appSecret: string,
): ChosenCaptcha => {
  if (kind === 'altcha') {
    const captcha = createAltcha({ secret: appSecret, random: systemRandom, difficulty });
    return { captcha, settings: { kind: 'altcha' }, policy: { scripts: [], frames: [] } };
  }
  const { baseUrl, siteKey = '', secret = '' } = recaptcha;
  const hostnames = publicOrigin ? [new URL(publicOrigin).hostname] : ['localhost', '127.0.0.1'];
  const { origin } = new URL(baseUrl);
  return {
    captcha: createRecaptcha({ baseUrl, secret, hostnames }),
    settings: { kind: 'recaptcha', siteKey, scriptUrl: `${baseUrl}/recaptcha/api.js?hl=fa&render=explicit` },
    // The script that recaptcha.net serves fetches its parts from these.
    policy: {
      scripts: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
      frames: [
        `${origin}/recaptcha/`,
        'https://www.google.com/recaptcha/',
        'https://recaptcha.google.com/recaptcha/',
      ],
    },
  };
};
