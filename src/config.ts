import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './config/config-error.ts';
import { listProductionProblems } from './config/list-production-problems.ts';
import { Settings } from './config/settings.ts';
import { type Config, toConfig } from './config/to-config.ts';

export { ConfigError } from './config/config-error.ts';
export type { Config } from './config/to-config.ts';

/** Names that begin like ours and are not settings are typing mistakes, not another program's business. */
const ownPrefixes =
  /^(SIMULATOR|PUBLIC_ORIGIN|API_ORIGIN|OFFICE_|REPAIR_|DATA_DIR|DATABASE_URL|TRUST_PROXY|DRAIN_|REHEARSAL|PAGE_CACHE_|MEDIA_(CACHE|S3)_|BACKUP|METRICS_|WEB_PROCESSES|APP_SECRET|EMBED_|MAP_ORIGIN|CAPTCHA|RECAPTCHA|SMTP_|MAIL_(FROM|TO)|CONTACT_|PHOTO_KEEP_|SMS_|KAVENEGAR_|SMSIR_|ZARINPAL_|ONLINE_)/;

/**
 * Reads and checks all settings. The only place that reads settings from the environment; everything else is
 * given what it needs. A `.env` file in the working folder counts too; the environment wins over it.
 */
export const readConfig = (env: NodeJS.ProcessEnv = process.env, envFile = '.env'): Config => {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')) : {};
  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...env }).filter(([, value]) => value !== undefined && value !== ''),
  );
  const unknown = [
    ...listUnknownNames(fromFile, envFile, () => true),
    ...listUnknownNames(env, 'the environment', (name) => ownPrefixes.test(name)),
  ];
  const parsed = Settings.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const unusable = new Set(issues.map(({ path }) => String(path[0])));
  // What can be read is judged too, so that everything that is wrong is said at once.
  const readable = parsed.data ?? Settings.parse(leaveOut(given, unusable));
  const config = toConfig(readable);
  const isAboutUnusable = (fault: string) =>
    [...unusable].some((name) => new RegExp(`\\b${name}\\b`).test(fault));
  const faults = [
    ...unknown,
    ...[...unusable].map((name) => `${name} ${issues.find(({ path }) => path[0] === name)?.message}`),
    ...[...listConflictingSettings(config, readable), ...listProductionProblems(config)].filter(
      (fault) => !isAboutUnusable(fault),
    ),
  ];
  if (faults.length > 0) throw new ConfigError([...new Set(faults)]);
  return Object.freeze(config);
};

const leaveOut = (given: Record<string, string | undefined>, names: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name)));

/** Settings that exclude or need each other, in production and elsewhere. */
const listConflictingSettings = (
  { port, metrics, webProcesses, databaseUrl, simulators, mediaStore, mail, captcha }: Config,
  given: Settings,
): string[] => {
  const storeSettings = [
    given.MEDIA_S3_ENDPOINT,
    given.MEDIA_S3_BUCKET,
    given.MEDIA_S3_KEY_ID,
    given.MEDIA_S3_SECRET,
  ];
  const { kind, recaptcha } = captcha;
  const simulatorPort = simulators.isOn ? simulators.port : undefined;
  const faults: [boolean, string][] = [
    [isSamePort(port, metrics?.port), 'METRICS_PORT must differ from PORT'],
    [isSamePort(port, simulatorPort), 'SIMULATOR_PORT must differ from PORT'],
    [
      isSamePort(metrics?.port, simulatorPort),
      'METRICS_PORT must differ from SIMULATOR_PORT, which is PORT + 1 unless it is set',
    ],
    [
      webProcesses > 1 && !databaseUrl,
      'WEB_PROCESSES above 1 needs PostgreSQL: SQLite has one server; set DATABASE_URL',
    ],
    [
      webProcesses > 1 && simulators.isOn,
      'WEB_PROCESSES above 1 needs SIMULATORS=false: each process would have its own',
    ],
    [
      given.OFFICE_ORIGIN !== undefined && given.OFFICE_ORIGIN === given.PUBLIC_ORIGIN,
      'OFFICE_ORIGIN must differ from PUBLIC_ORIGIN; leave it out to keep the office on the same host',
    ],
    [
      storeSettings.some(Boolean) && !mediaStore,
      'a store of media needs MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_KEY_ID and MEDIA_S3_SECRET',
    ],
    [Boolean(mail.host && !(mail.from && mail.to)), 'SMTP_HOST needs MAIL_FROM and MAIL_TO'],
    [
      kind === 'recaptcha' && !(recaptcha.siteKey && recaptcha.secret),
      'CAPTCHA=recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET; CAPTCHA=altcha needs none',
    ],
  ];
  return faults.filter(([isFault]) => isFault).map(([, text]) => text);
};

/** With 0 the system chooses, and never one twice. */
const isSamePort = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && one !== 0 && one === other;

const listUnknownNames = (
  given: Record<string, string | undefined>,
  where: string,
  isOurs: (name: string) => boolean,
): string[] =>
  Object.keys(given)
    .filter((name) => isOurs(name) && !(name in Settings.shape))
    .map((name) => `${name} in ${where} is not known; see .env.example`);
