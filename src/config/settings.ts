import { z } from 'zod';

/* Each message goes on after the name of its setting: what it must be, with an example. */

const whole = (min: number, max: number, example = min) => {
  const text = `must be a whole number from ${min} to ${max}, for example ${example}`;
  return z.coerce.number(text).int(text).min(min, text).max(max, text);
};
const port = whole(0, 65_535, 3000);
const flag = z.stringbool({
  truthy: ['true'],
  falsy: ['false'],
  case: 'sensitive',
  error: 'must be true or false',
});
const choice = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`);
const text = z.string();
const mailAddress = z.email('must be a mail address, for example info@azma.example');
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address, for example https://azma.example' })
  .transform((url) => url.replace(/\/+$/, ''));
const origin = baseUrl
  .refine(
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'must be scheme and host only, without a path, for example https://azma.example',
  )
  .transform((url) => new URL(url).origin);
const hosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[a-z0-9.-]+$/, 'must be host names, separated by commas, for example www.aparat.com'),
    ),
  );

/** Every setting there is, as it is written in the environment. `.env.example` says what each is for. */
export const Settings = z.object({
  NODE_ENV: choice('production', 'development', 'test').default('development'),
  REHEARSAL: z
    .stringbool({ truthy: ['1'], falsy: ['0'], case: 'sensitive', error: 'must be 0 or 1' })
    .default(false),
  PORT: port.default(3000),
  HOST: text.optional(),
  SIMULATORS: flag.optional(),
  SIMULATOR_PORT: port.optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\//,
      'must begin with postgres://, for example postgres://azma:password@127.0.0.1/azma',
    )
    .refine(
      (url) => URL.canParse(url),
      'is malformed; write postgres://user:password@host:port/database, with signs in the password as %XX',
    )
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  OFFICE_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  REPAIR_API_ORIGIN: origin.optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  DRAIN_WAIT_SECONDS: whole(0, 60).default(0),
  APP_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; make one with: openssl rand -base64 36')
    .optional(),
  DEMO: flag.optional(),
  EMBED_HOSTS: hosts.default([]),
  MAP_ORIGIN: origin.optional(),
  PAGE_CACHE_MB: whole(0, 65_536).default(128),
  MEDIA_CACHE_MB: whole(1, 1_048_576).default(1_024),
  BACKUPS: choice('off', 'hourly', 'daily').default('off'),
  BACKUP_DIR: text.optional(),
  MEDIA_S3_ENDPOINT: baseUrl.optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, for example azma-media')
    .optional(),
  MEDIA_S3_REGION: text.default('us-east-1'),
  MEDIA_S3_KEY_ID: text.optional(),
  MEDIA_S3_SECRET: text.optional(),
  WEB_PROCESSES: whole(1, 64).default(1),
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  METRICS_OPEN: flag.default(false),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'silent').default('info'),

  CAPTCHA: choice('altcha', 'recaptcha').default('altcha'),
  // About two million rounds on average: some two seconds of a mid-range phone with its workers.
  CAPTCHA_COST: whole(1, 100_000).default(1_000),
  CAPTCHA_MIN_TRIES: whole(1, 1_000_000).default(1_000),
  CAPTCHA_MAX_TRIES: whole(1, 1_000_000).default(3_000),
  RECAPTCHA_BASE_URL: baseUrl.default('https://www.recaptcha.net'),
  RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET: text.optional(),

  SMTP_HOST: text.optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURE: flag.default(false),
  SMTP_ALLOW_PLAIN: flag.default(false),
  SMTP_USER: text.optional(),
  SMTP_PASSWORD: text.optional(),
  MAIL_FROM: mailAddress.optional(),
  MAIL_TO: mailAddress.optional(),
  CONTACT_KEEP_DAYS: whole(1, 36_500).default(365),
  PHOTO_KEEP_DAYS: whole(1, 36_500).default(730),

  SMS_PROVIDER: choice('kavenegar', 'smsir').default('kavenegar'),
  SMS_DAILY_BUDGET: whole(1, 1_000_000).default(1_000),
  KAVENEGAR_BASE_URL: baseUrl.optional(),
  KAVENEGAR_API_KEY: text.optional(),
  KAVENEGAR_CODE_TEMPLATE: text.optional(),
  KAVENEGAR_SENDER: text.optional(),
  SMSIR_BASE_URL: baseUrl.optional(),
  SMSIR_API_KEY: text.optional(),
  SMSIR_CODE_TEMPLATE_ID: whole(1, 2_147_483_647).optional(),
  SMSIR_LINE_NUMBER: whole(1, Number.MAX_SAFE_INTEGER).optional(),

  ZARINPAL_BASE_URL: baseUrl.optional(),
  ZARINPAL_MERCHANT_ID: z
    .string()
    .regex(
      /^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/,
      'must be a UUID in small letters, for example 0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88',
    )
    .optional(),
  ONLINE_MAX_RIAL: whole(1_000_000, 99_999_999_999).default(1_000_000_000),

  REPAIR_AUTO_ACCEPT: flag.default(true),
});
export type Settings = z.infer<typeof Settings>;
