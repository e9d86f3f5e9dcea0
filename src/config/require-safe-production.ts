import { type Config, ConfigError } from './config.ts';

/** Production starts safe or not at all. */
export const requireSafeProduction = (config: Config): void => {
  if (!config.isProduction) return;
  const needs: [boolean, string][] = [
    [!config.simulators.isOn, 'production refuses simulators: leave SIMULATORS unset'],
    [config.publicOrigin !== undefined, 'production needs PUBLIC_ORIGIN, for example https://azma.example'],
    [config.appSecret !== undefined, 'production needs APP_SECRET of at least 32 characters'],
    [
      hasCaptcha(config),
      'production needs a captcha: set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or CAPTCHA=altcha',
    ],
    [hasSms(config), 'production needs an SMS provider: set its API key and template'],
    [config.zarinpal.merchantId !== undefined, 'production needs ZARINPAL_MERCHANT_ID'],
  ];
  const missing = needs.find(([isMet]) => !isMet);
  if (missing) throw new ConfigError(missing[1]);
};

const hasCaptcha = ({ captcha }: Config): boolean =>
  captcha.kind === 'altcha' || Boolean(captcha.recaptcha.siteKey && captcha.recaptcha.secret);

const hasSms = ({ sms }: Config): boolean =>
  sms.provider === 'kavenegar'
    ? Boolean(sms.kavenegar.apiKey && sms.kavenegar.codeTemplate)
    : Boolean(sms.smsir.apiKey && sms.smsir.codeTemplateId && sms.smsir.lineNumber);
