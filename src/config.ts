import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).origin === url.replace(/\/$/, ''), 'scheme and host only, without a path')
  .transform((url) => new URL(url).origin);
const hosts = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/i, 'host names, separated by commas')));
const secret = z.string().min(32, 'at least 32 characters');
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Every setting there is. `.env.example` says what each is for. */
const Settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  SIMULATOR_PORT: port.optional(),
  SIMULATORS: flag.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  PUBLIC_ORIGIN: origin.optional(),
  API_ORIGIN: origin.optional(),
  REPAIR_API_ORIGIN: origin.optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  DRAIN_WAIT_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  APP_SECRET: secret.optional(),
  DEMO: flag.optional(),
  EMBED_HOSTS: hosts.default([]),
  MAP_ORIGIN: origin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

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
  logLevel: z.infer<typeof Settings>['LOG_LEVEL'];
};

/** A setting that cannot be used, said in one line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Our own prefixes: a name that begins like this and is not a setting is a typing mistake, not another program's. */
const ownPrefixes =
  /^(SIMULATOR|PUBLIC_ORIGIN|API_ORIGIN|DATA_DIR|DATABASE_URL|TRUST_PROXY|DRAIN_|APP_SECRET|EMBED_|MAP_)/;

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

const toConfig = (given: z.infer<typeof Settings>): Config => {
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
    logLevel: given.LOG_LEVEL,
  };
};

/** Production starts safe or not at all. */
const requireSafeProduction = (config: Config): void => {
  if (!config.isProduction) return;
  if (config.simulators.isOn) throw new ConfigError('production refuses simulators: leave SIMULATORS unset');
  if (!config.publicOrigin)
    throw new ConfigError('production needs PUBLIC_ORIGIN, for example https://azma.example');
  if (!config.appSecret) throw new ConfigError('production needs APP_SECRET of at least 32 characters');
};
