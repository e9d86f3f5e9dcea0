import type { Settings } from './settings.ts';

/** Everything the rest of the server needs to know about this installation. */
export type Config = {
  isProduction: boolean;
  /** Production tried out on this machine, under an address that only it can reach. */
  isRehearsal: boolean;
  port: number;
  host: string;
  /** Whether HOST was set, so that listening on every address is meant. */
  isHostSet: boolean;
  simulators: { isOn: boolean; port: number };
  dataDir: string;
  databaseUrl: string | undefined;
  publicOrigin: string | undefined;
  /** A host of its own for the office; unset, it lives on the public one. */
  officeOrigin: string | undefined;
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
  /** How much of the disk made pictures may take, in MiB; what was used longest ago goes first. */
  mediaCacheMb: number;
  backup: { schedule: Settings['BACKUPS']; folder: string };
  /** An S3-compatible store that several machines share; without it media lie on the disk alone. */
  mediaStore:
    | { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Server processes behind the one port; more than one needs PostgreSQL. */
  webProcesses: number;
  /** Where `/metrics` is; nowhere unless a port is set. */
  metrics: { port: number; host: string; isOpen: boolean } | undefined;
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
  /** Photos of a repair, counted from its end. */
  photoKeepDays: number;
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
  /** What one online payment may come to at most, until a manager sets another ceiling. */
  onlineMaxRial: number;
  repair: { autoAccept: boolean };
};

/** Settings that cannot be used: one in one line, several in a list. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(fault: string | readonly string[]) {
    const faults = [fault].flat();
    const [first = ''] = faults;
    super(
      faults.length < 2
        ? first
        : `${faults.length} settings cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
}
