import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Config, ConfigError } from './config/config.ts';
import { requireSafeProduction } from './config/require-safe-production.ts';
import { Settings } from './config/settings.ts';
import { toConfig } from './config/to-config.ts';

export { type Config, ConfigError } from './config/config.ts';

/** Names that begin like ours and are not settings are typing mistakes, not another program's business. */
const ownPrefixes =
  /^(SIMULATOR|PUBLIC_ORIGIN|API_ORIGIN|REPAIR_|DATA_DIR|DATABASE_URL|TRUST_PROXY|DRAIN_|PAGE_CACHE_|MEDIA_(CACHE|S3)_|BACKUP|METRICS_|WEB_PROCESSES|APP_SECRET|EMBED_|MAP_ORIGIN|CAPTCHA|RECAPTCHA|SMTP_|MAIL_(FROM|TO)|CONTACT_|SMS_|KAVENEGAR_|SMSIR_|ZARINPAL_)/;

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
  requireFittingProcesses(config);
  requireSafeProduction(config);
  return Object.freeze(config);
};

/** What several processes cannot share. */
const requireFittingProcesses = ({ webProcesses, databaseUrl, simulators }: Config): void => {
  if (webProcesses === 1) return;
  if (!databaseUrl)
    throw new ConfigError('WEB_PROCESSES above 1 needs PostgreSQL: SQLite has one server; set DATABASE_URL');
  if (simulators.isOn)
    throw new ConfigError('WEB_PROCESSES above 1 needs SIMULATORS=false: each process would have its own');
};

const requireKnownNames = (
  given: Record<string, string | undefined>,
  where: string,
  isOurs: (name: string) => boolean,
): void => {
  const unknown = Object.keys(given).find((name) => isOurs(name) && !(name in Settings.shape));
  if (unknown) throw new ConfigError(`setting ${unknown} in ${where} is not known; see .env.example`);
};
