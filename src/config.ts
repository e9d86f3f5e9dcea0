import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { Settings } from './settings.ts';

/** Everything the rest of the house needs to know about this installation. */
export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  simulators: { isOn: boolean; port: number };
  dataDir: string;
  databaseUrl: string | undefined;
  publicOrigin: string | undefined;
  apiOrigin: string | undefined;
  repairApiOrigin: string | undefined;
  trustedProxies: number;
  drainWaitSeconds: number;
  appSecret: string | undefined;
  loadsDemo: boolean;
  embedHosts: readonly string[];
  mapOrigin: string | undefined;
  /** How much memory finished pages may take, in MiB; 0 makes every page anew. */
  pageCacheMb: number;
  logLevel: Settings['LOG_LEVEL'];
  captcha: {
    kind: Settings['CAPTCHA'];
    difficulty: { cost: number; minTries: number; maxTries: number };
    recaptcha: { baseUrl: string; siteKey: string | undefined; secret: string | undefined };
  };
  mail: {
    host: string | undefined;
    port: number;
    secure: boolean;
    allowPlain: boolean;
    auth: { user: string; pass: string } | undefined;
    from: string | undefined;
    to: string | undefined;
  };
  /** How long contact messages are kept. */
  contactKeepDays: number;
  sms: {
    provider: Settings['SMS_PROVIDER'];
    dailyBudget: number;
    kavenegar: Partial<Record<'baseUrl' | 'apiKey' | 'codeTemplate' | 'sender', string>>;
    smsir: {
      baseUrl?: string | undefined;
      apiKey?: string | undefined;
      codeTemplateId?: number | undefined;
      lineNumber?: number | undefined;
    };
  };
  zarinpal: { baseUrl: string | undefined; merchantId: string | undefined };
  repair: { autoAccept: boolean };
};

/** A setting that cannot be used, said in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Names that begin like ours and are not settings are typing mistakes, not another program's business. */
const ownPrefixes =
  /^(SIMULATOR|PUBLIC_ORIGIN|API_ORIGIN|REPAIR_|DATA_DIR|DATABASE_URL|TRUST_PROXY|DRAIN_|PAGE_CACHE_|APP_SECRET|EMBED_|MAP_ORIGIN|CAPTCHA|RECAPTCHA|SMTP_|MAIL_(FROM|TO)|CONTACT_|SMS_|KAVENEGAR_|SMSIR_|ZARINPAL_)/;

/**
 * Reads and checks all settings. The only place that looks at the environment: everything else is given what
 * it needs. A `.env` file in the working folder counts too; the environment wins over it.
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env, envFile = '.env'): Config => {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  requireKnownNames(fromFile, envFile, () => true);
  requireKnownNames(env, 'the environment', (name) => ownPrefixes.test(name));

  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...env }).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(given);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new ConfigError(`setting ${first?.path.join('.')} is not usable: ${first?.message}`);
  }
  const config = toConfig(parsed.data);
  requireSafeProduction(config);
  return Object.freeze(config);
};

const requireKnownNames = (
  given: Record<string, string | undefined>,
  where: string,
  isOurs: (name: string) => boolean,
): void => {
  const unknown = Object.keys(given).find((name) => isOurs(name) && !(name in Settings.shape));
  if (unknown) throw new ConfigError(`setting ${unknown} in ${where} is not known; see .env.example`);
};

const toConfig = (given: Settings): Config => {
  const isProduction = given.NODE_ENV === 'production';
  return {
    isProduction,
    port: given.PORT,
    host: given.HOST,
    simulators: {
      isOn: given.SIMULATORS ?? !isProduction,
      port: given.SIMULATOR_PORT ?? (given.PORT === 0 ? 0 : given.PORT + 1),
    },
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    publicOrigin: given.PUBLIC_ORIGIN,
    apiOrigin: given.API_ORIGIN,
    repairApiOrigin: given.REPAIR_API_ORIGIN,
    trustedProxies: given.TRUST_PROXY,
    drainWaitSeconds: given.DRAIN_WAIT_SECONDS,
    appSecret: given.APP_SECRET,
    loadsDemo: given.DEMO ?? !isProduction,
    embedHosts: given.EMBED_HOSTS,
    mapOrigin: given.MAP_ORIGIN,
    pageCacheMb: given.PAGE_CACHE_MB,
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
      secure: given.SMTP_SECURE,
      allowPlain: given.SMTP_ALLOW_PLAIN,
      auth: given.SMTP_USER ? { user: given.SMTP_USER, pass: given.SMTP_PASSWORD ?? '' } : undefined,
      from: given.MAIL_FROM,
      to: given.MAIL_TO,
    },
    contactKeepDays: given.CONTACT_KEEP_DAYS,
    sms: {
      provider: given.SMS_PROVIDER,
      dailyBudget: given.SMS_DAILY_BUDGET,
      kavenegar: dropUndefined({
        baseUrl: given.KAVENEGAR_BASE_URL,
        apiKey: given.KAVENEGAR_API_KEY,
        codeTemplate: given.KAVENEGAR_CODE_TEMPLATE,
        sender: given.KAVENEGAR_SENDER,
      }),
      smsir: {
        baseUrl: given.SMSIR_BASE_URL,
        apiKey: given.SMSIR_API_KEY,
        codeTemplateId: given.SMSIR_CODE_TEMPLATE_ID,
        lineNumber: given.SMSIR_LINE_NUMBER,
      },
    },
    zarinpal: { baseUrl: given.ZARINPAL_BASE_URL, merchantId: given.ZARINPAL_MERCHANT_ID },
    repair: { autoAccept: given.REPAIR_AUTO_ACCEPT },
  };
};

const dropUndefined = <Key extends string>(
  given: Record<Key, string | undefined>,
): Partial<Record<Key, string>> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    Record<Key, string>
  >;

/** Production starts safe or not at all. */
const requireSafeProduction = (config: Config): void => {
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
