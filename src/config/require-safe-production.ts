import { type Config, ConfigError } from './config.ts';

/** Production starts safe or not at all. */
export const requireSafeProduction = (config: Config): void => {
  if (!config.isProduction) return;
  const needs: [boolean, string][] = [
    [!config.simulators.isOn, 'production refuses simulators: leave SIMULATORS unset'],
    [config.publicOrigin !== undefined, 'production needs PUBLIC_ORIGIN, for example https://azma.example'],
    [
      config.publicOrigin?.startsWith('https://') ?? false,
      'production needs an https PUBLIC_ORIGIN: sessions and codes travel under it',
    ],
    [config.appSecret !== undefined, 'production needs APP_SECRET of at least 32 characters'],
    [
      hasCaptcha(config),
      'production needs a captcha: set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or CAPTCHA=altcha',
    ],
    [hasSms(config), 'production needs an SMS provider: set its API key and template'],
    [config.zarinpal.merchantId !== undefined, 'production needs ZARINPAL_MERCHANT_ID'],
    ...outsideUrls(config).map(([name, url]): [boolean, string] => [
      isOutside(url),
      `production needs an https address of another machine in ${name}`,
    ]),
    [
      isDear(config),
      'production refuses so cheap a captcha: CAPTCHA_COST times CAPTCHA_MIN_TRIES must be 500000 or more',
    ],
    [
      config.trustedProxies === 0 || config.saysHost,
      'production with TRUST_PROXY needs HOST: 127.0.0.1 behind a proxy here, 0.0.0.0 when every address is meant',
    ],
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

/** Where codes and money go, when not to the providers' own addresses. */
const outsideUrls = ({ sms, zarinpal }: Config): [name: string, url: string | undefined][] => [
  ['KAVENEGAR_BASE_URL', sms.kavenegar.baseUrl],
  ['SMSIR_BASE_URL', sms.smsir.baseUrl],
  ['ZARINPAL_BASE_URL', zarinpal.baseUrl],
];

const isOutside = (url: string | undefined): boolean => {
  if (url === undefined) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !/^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname);
};

/** Half of what is usual; below, a program solves thousands in the time a person needs for one. */
const leastWork = 500_000;

const isDear = ({ captcha: { kind, difficulty } }: Config): boolean =>
  kind !== 'altcha' || difficulty.cost * difficulty.minTries >= leastWork;
