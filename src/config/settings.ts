import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const flag = z.enum(['true', 'false'], 'must be true or false').transform((text) => text === 'true');
const baseUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const origin = baseUrl
  .refine((url) => new URL(url).origin === url, 'scheme and host only, without a path')
  .transform((url) => new URL(url).origin);
const hosts = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/, 'host names, separated by commas')));

/** Every setting there is, as it is written in the environment. `.env.example` says what each is for. */
export const Settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).optional(),
  SIMULATORS: flag.optional(),
  SIMULATOR_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .refine(
      (url) => URL.canParse(url),
      'malformed; write postgres://user:password@host:port/database, with signs in the password as %XX',
    )
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  OFFICE_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  REPAIR_API_ORIGIN: origin.optional(),
  TRUST_PROXY: whole(0, 10).default(0),
  DRAIN_WAIT_SECONDS: whole(0, 60).default(0),
  APP_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  DEMO: flag.optional(),
  EMBED_HOSTS: hosts.default([]),
  MAP_ORIGIN: origin.optional(),
  PAGE_CACHE_MB: whole(0, 65_536).default(128),
  MEDIA_CACHE_MB: whole(1, 1_048_576).default(1_024),
  BACKUPS: z.enum(['off', 'hourly', 'daily']).default('off'),
  BACKUP_DIR: z.string().min(1).optional(),
  MEDIA_S3_ENDPOINT: baseUrl.optional(),
  MEDIA_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  MEDIA_S3_REGION: z.string().min(1).default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().min(1).optional(),
  MEDIA_S3_SECRET: z.string().min(1).optional(),
  WEB_PROCESSES: whole(1, 64).default(1),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),

  CAPTCHA: z.enum(['altcha', 'recaptcha']).default('altcha'),
  CAPTCHA_COST: whole(1, 100_000).default(1_000),
  CAPTCHA_MIN_TRIES: whole(1, 1_000_000).default(1_000),
  CAPTCHA_MAX_TRIES: whole(1, 1_000_000).default(3_000),
  RECAPTCHA_BASE_URL: baseUrl.default('https://www.recaptcha.net'),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),

  SMTP_HOST: z.string().optional(),
  SMTP_PORT: port.default(587),
  SMTP_SECURE: flag.default(false),
  SMTP_ALLOW_PLAIN: flag.default(false),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  MAIL_FROM: z.email().optional(),
  MAIL_TO: z.email().optional(),
  CONTACT_KEEP_DAYS: whole(1, 36_500).default(365),
  PHOTO_KEEP_DAYS: whole(1, 36_500).default(730),

  SMS_PROVIDER: z.enum(['kavenegar', 'smsir']).default('kavenegar'),
  SMS_DAILY_BUDGET: whole(1, 1_000_000).default(1_000),
  KAVENEGAR_BASE_URL: baseUrl.optional(),
  KAVENEGAR_API_KEY: z.string().optional(),
  KAVENEGAR_CODE_TEMPLATE: z.string().optional(),
  KAVENEGAR_SENDER: z.string().optional(),
  SMSIR_BASE_URL: baseUrl.optional(),
  SMSIR_API_KEY: z.string().optional(),
  SMSIR_CODE_TEMPLATE_ID: whole(1, 2_147_483_647).optional(),
  SMSIR_LINE_NUMBER: whole(1, Number.MAX_SAFE_INTEGER).optional(),

  ZARINPAL_BASE_URL: baseUrl.optional(),
  ZARINPAL_MERCHANT_ID: z
    .string()
    .regex(/^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/, 'a lower-case UUID')
    .optional(),

  REPAIR_AUTO_ACCEPT: flag.default(true),
});
export type Settings = z.infer<typeof Settings>;
