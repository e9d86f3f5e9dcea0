import { resolve } from 'node:path';
import type { Settings } from './settings.ts';

/** Everything that is set for this installation. */
export type Config = ReturnType<typeof toConfig>;

/** Settings as they are written, made into what the server uses. */
export const toConfig = (given: Settings) => {
  const isProduction = given.NODE_ENV === 'production';
  return {
    isProduction,
    /** Production tried out on this machine, under an address that only it can reach. */
    isRehearsal: given.REHEARSAL,
    port: given.PORT,
    host: given.HOST ?? '0.0.0.0',
    /** Whether HOST was set, so that listening on every address is meant. */
    isHostSet: given.HOST !== undefined,
    simulators: {
      isOn: given.SIMULATORS ?? !isProduction,
      port: given.SIMULATOR_PORT ?? (given.PORT === 0 ? 0 : given.PORT + 1),
    },
    dataDir: resolve(given.DATA_DIR),
    /** What `/media` serves; it lies below DATA_DIR. */
    mediaRoot: resolve(given.DATA_DIR, 'media'),
    databaseUrl: given.DATABASE_URL,
    publicOrigin: given.PUBLIC_ORIGIN,
    /** The site's own address; without PUBLIC_ORIGIN the one of this machine. */
    siteOrigin: given.PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`,
    /** A host of its own for the office; unset, it lives on the public one. */
    officeOrigin: given.OFFICE_ORIGIN,
    apiOrigin: given.API_ORIGIN,
    repairApiOrigin: given.REPAIR_API_ORIGIN,
    trustedProxies: given.TRUST_PROXY,
    drainWaitSeconds: given.DRAIN_WAIT_SECONDS,
    appSecret: given.APP_SECRET,
    loadsDemo: given.DEMO ?? !isProduction,
    embedHosts: given.EMBED_HOSTS,
    mapOrigin: given.MAP_ORIGIN,
    /** How much memory finished pages may take, in MiB; 0 makes every page anew. */
    pageCacheMb: given.PAGE_CACHE_MB,
    /** How much of the disk made pictures may take, in MiB; what was used longest ago goes first. */
    mediaCacheMb: given.MEDIA_CACHE_MB,
    backup: {
      schedule: given.BACKUPS,
      folder: given.BACKUP_DIR ? resolve(given.BACKUP_DIR) : resolve(given.DATA_DIR, 'backups'),
    },
    /** An S3-compatible store that several machines share; without it media lie on the disk alone. */
    mediaStore: toMediaStore(given),
    /** Server processes behind the one port; more than one needs PostgreSQL. */
    webProcesses: given.WEB_PROCESSES,
    /** Where `/metrics` is; nowhere unless a port is set. */
    metrics:
      given.METRICS_PORT === undefined
        ? undefined
        : { port: given.METRICS_PORT, host: given.METRICS_HOST, isOpen: given.METRICS_OPEN },
    logLevel: given.LOG_LEVEL,
    captcha: {
      kind: given.CAPTCHA,
      difficulty: {
        cost: given.CAPTCHA_COST,
        minTries: given.CAPTCHA_MIN_TRIES,
        maxTries: Math.max(given.CAPTCHA_MIN_TRIES, given.CAPTCHA_MAX_TRIES),
      },
      recaptcha: {
        baseUrl: given.RECAPTCHA_BASE_URL,
        siteKey: given.RECAPTCHA_SITE_KEY,
        secret: given.RECAPTCHA_SECRET,
      },
    },
    mail: {
      host: given.SMTP_HOST,
      port: given.SMTP_PORT,
      isSecure: given.SMTP_SECURE,
      mayBePlain: given.SMTP_ALLOW_PLAIN,
      auth: given.SMTP_USER ? { user: given.SMTP_USER, pass: given.SMTP_PASSWORD ?? '' } : undefined,
      from: given.MAIL_FROM,
      to: given.MAIL_TO,
    },
    /** How long contact messages are kept. */
    contactKeepDays: given.CONTACT_KEEP_DAYS,
    /** Photos of a repair, counted from its end. */
    photoKeepDays: given.PHOTO_KEEP_DAYS,
    sms: {
      provider: given.SMS_PROVIDER,
      dailyBudget: given.SMS_DAILY_BUDGET,
      kavenegar: {
        baseUrl: given.KAVENEGAR_BASE_URL,
        apiKey: given.KAVENEGAR_API_KEY,
        codeTemplate: given.KAVENEGAR_CODE_TEMPLATE,
        sender: given.KAVENEGAR_SENDER,
      },
      smsir: {
        baseUrl: given.SMSIR_BASE_URL,
        apiKey: given.SMSIR_API_KEY,
        codeTemplateId: given.SMSIR_CODE_TEMPLATE_ID,
        lineNumber: given.SMSIR_LINE_NUMBER,
      },
    },
    zarinpal: { baseUrl: given.ZARINPAL_BASE_URL, merchantId: given.ZARINPAL_MERCHANT_ID },
    /** What one online payment may come to at most, until a manager sets another ceiling. */
    onlineMaxRial: given.ONLINE_MAX_RIAL,
    repair: { acceptsAtOnce: given.REPAIR_AUTO_ACCEPT },
  };
};

const toMediaStore = (given: Settings) => {
  const { MEDIA_S3_ENDPOINT: endpoint, MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region } = given;
  const { MEDIA_S3_KEY_ID: accessKeyId, MEDIA_S3_SECRET: secretAccessKey } = given;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
};
