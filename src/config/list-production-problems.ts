import { isIPv6 } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import type { Config } from './to-config.ts';

/** What keeps production from starting, each with the setting to write. */
export const listProductionProblems = (config: Config): string[] => {
  if (!config.isProduction) return [];
  const { publicOrigin, appSecret, mail, mediaStore, metrics } = config;
  const isSafe = (url: string | undefined): boolean =>
    isHttpsOrUnset(url) || (config.isRehearsal && isLoopback(url));
  const needs: [boolean, string][] = [
    [!config.simulators.isOn, 'production refuses simulators: leave SIMULATORS unset'],
    [publicOrigin !== undefined, 'production needs PUBLIC_ORIGIN, for example https://azma.example'],
    ...ownUrls(config).map(([name, url, example]): [boolean, string] => [
      isSafe(url),
      `production needs an https ${name}, for example ${example}`,
    ]),
    [
      !isLoopback(publicOrigin) || config.isRehearsal,
      'production needs a PUBLIC_ORIGIN that others reach; to try it on this machine alone set REHEARSAL=1',
    ],
    [appSecret !== undefined, `production needs APP_SECRET; ${howToMakeSecret}`],
    [
      appSecret === undefined || isHardToGuess(appSecret),
      `production refuses an APP_SECRET that repeats itself; ${howToMakeSecret}`,
    ],
    [
      isHttpsOrUnset(config.captcha.recaptcha.baseUrl),
      'production needs an https RECAPTCHA_BASE_URL, for example https://www.recaptcha.net',
    ],
    [
      hasSms(config),
      'production needs an SMS provider: set KAVENEGAR_API_KEY and KAVENEGAR_CODE_TEMPLATE, or with SMS_PROVIDER=smsir SMSIR_API_KEY, SMSIR_CODE_TEMPLATE_ID and SMSIR_LINE_NUMBER',
    ],
    [
      config.zarinpal.merchantId !== undefined,
      'production needs ZARINPAL_MERCHANT_ID, for example 0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88',
    ],
    ...outsideUrls(config).map(([name, url]): [boolean, string] => [
      isOutside(url),
      `production needs an https address of another machine in ${name}, or none`,
    ]),
    [
      isHttpsOrUnset(mediaStore?.endpoint) || isLoopback(mediaStore?.endpoint),
      'production needs an https MEDIA_S3_ENDPOINT, for example https://s3.azma.example, or one on this machine',
    ],
    [
      !mail.mayBePlain ||
        mail.host === undefined ||
        isLoopback(`smtp://${isIPv6(mail.host) ? `[${mail.host}]` : mail.host}`),
      'production refuses SMTP_ALLOW_PLAIN beyond this machine: leave it unset, the mail server then must offer TLS',
    ],
    [
      !metrics || metrics.isOpen || !isEveryAddress(metrics.host),
      'production refuses METRICS_HOST=0.0.0.0: write 127.0.0.1, or METRICS_OPEN=true when every address is meant',
    ],
    [
      isCaptchaCostlyEnough(config),
      'production refuses so cheap a captcha: CAPTCHA_COST times CAPTCHA_MIN_TRIES must be 500000 or more',
    ],
    [
      config.trustedProxies === 0 || config.isHostSet,
      'production with TRUST_PROXY needs HOST: 127.0.0.1 behind a proxy here, 0.0.0.0 when every address is meant',
    ],
  ];
  return needs.filter(([isMet]) => !isMet).map(([, text]) => text);
};

const howToMakeSecret = 'make one with: openssl rand -base64 36';

/** Random text does not compress; repeated and typed text does. */
const minPackedLength = 24;
const isHardToGuess = (secret: string): boolean =>
  new Set(secret).size >= 8 && deflateRawSync(secret).length >= minPackedLength;

const isHttpsOrUnset = (url: string | undefined): boolean => url === undefined || url.startsWith('https://');

const isLoopback = (url: string | undefined): boolean =>
  url !== undefined && URL.canParse(url) && loopback.test(new URL(url).hostname);
const loopback = /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/;
const isEveryAddress = (host: string): boolean => ['0.0.0.0', '::', '[::]', '*'].includes(host);

const hasSms = ({ sms }: Config): boolean =>
  sms.provider === 'kavenegar'
    ? Boolean(sms.kavenegar.apiKey && sms.kavenegar.codeTemplate)
    : Boolean(sms.smsir.apiKey && sms.smsir.codeTemplateId && sms.smsir.lineNumber);

const ownUrls = (config: Config): [name: string, url: string | undefined, example: string][] => [
  ['PUBLIC_ORIGIN', config.publicOrigin, 'https://azma.example: sessions and codes travel under it'],
  ['OFFICE_ORIGIN', config.officeOrigin, 'https://office.azma.example: staff sign in under it'],
  ['API_ORIGIN', config.apiOrigin, 'https://api.azma.example, or none'],
  ['REPAIR_API_ORIGIN', config.repairApiOrigin, 'https://repair.azma.example, or none'],
  ['MAP_ORIGIN', config.mapOrigin, 'https://map.azma.example, or none'],
];

/** Where codes and money go, when not to the providers' own addresses. */
const outsideUrls = ({ sms, zarinpal }: Config): [name: string, url: string | undefined][] => [
  ['KAVENEGAR_BASE_URL', sms.kavenegar.baseUrl],
  ['SMSIR_BASE_URL', sms.smsir.baseUrl],
  ['ZARINPAL_BASE_URL', zarinpal.baseUrl],
];

const isOutside = (url: string | undefined): boolean => {
  if (url === undefined) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' && !isLoopback(url) && !isEveryAddress(hostname);
};

/** Half of what is usual; below, a program solves thousands in the time a person needs for one. */
const minCaptchaWork = 500_000;

const isCaptchaCostlyEnough = ({ captcha: { kind, difficulty } }: Config): boolean =>
  kind !== 'altcha' || difficulty.cost * difficulty.minTries >= minCaptchaWork;
