import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { Settings } from './config/settings.ts';
import { readConfig } from './config.ts';

const none = join(tmpdir(), 'azma-no-such-file.env');
const read = (env: Record<string, string>) => readConfig(env, none);
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://azma.example',
  APP_SECRET: 'qX3vN8-fT1zLr6Kd0pWcY7uHbS4jGm2e',
  KAVENEGAR_API_KEY: 'key',
  KAVENEGAR_CODE_TEMPLATE: 'code',
  ZARINPAL_MERCHANT_ID: '0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88',
};
const mail = { MAIL_FROM: 'site@azma.example', MAIL_TO: 'office@azma.example' };
const store = { MEDIA_S3_BUCKET: 'azma-media', MEDIA_S3_KEY_ID: 'key', MEDIA_S3_SECRET: 'secret' };

const findMessage = (env: Record<string, string>): string => {
  try {
    read(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('settings', () => {
  // accepts 785
  it('are those of .env.example, with the same defaults and a word about each', () => {
    const text = readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8');
    const example = parseEnv(text);
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(Settings.shape).toSorted());
    const written = Object.entries(example).filter(([, value]) => value !== '');
    const { isHostSet: _, ...config } = readConfig(Object.fromEntries(written), none);
    const { isHostSet: __, ...usual } = read({});
    expect(config).toEqual(usual);
    for (const part of text.split(/\n\n/).slice(1)) expect(part, part).toMatch(/^# --- /);
    // A value that each setting refuses is told with its name, in words that say what it must be.
    for (const name of Object.keys(Settings.shape)) {
      const message = findMessage({ [name]: '\u0000,;' });
      if (message && !message.includes(' needs M'))
        expect(message, name).toMatch(new RegExp(`^${name} (must|is malformed)[^\\n]+$`));
    }
  });

  // accepts 704
  it('refuse several processes on SQLite and with simulators', () => {
    expect(findMessage({ WEB_PROCESSES: '2', SIMULATORS: 'false' })).toContain('needs PostgreSQL');
    const database = { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' };
    expect(findMessage({ WEB_PROCESSES: '2', ...database })).toContain('needs SIMULATORS=false');
  });

  it('refuse one port for two servers, before anything listens', () => {
    expect(findMessage({ PORT: '9100', METRICS_PORT: '9100' })).toContain(
      'METRICS_PORT must differ from PORT',
    );
    expect(findMessage({ PORT: '9100', SIMULATOR_PORT: '9100' })).toContain(
      'SIMULATOR_PORT must differ from PORT',
    );
    expect(findMessage({ PORT: '9099', METRICS_PORT: '9100' })).toContain(
      'METRICS_PORT must differ from SIMULATOR_PORT',
    );
    expect(findMessage({ PORT: '9100', SIMULATOR_PORT: '9100', SIMULATORS: 'false' })).toBe('');
    expect(findMessage({ PORT: '0', METRICS_PORT: '0', SIMULATOR_PORT: '0' })).toBe('');
  });

  it('have sensible defaults', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      simulators: { isOn: true, port: 3001 },
      databaseUrl: undefined,
      loadsDemo: true,
    });
    expect(read({ PORT: '4000' }).simulators.port).toBe(4001);
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL.*postgres/],
    [{ PUBLIC_ORIGIN: 'azma.example' }, /PUBLIC_ORIGIN/],
    [{ PUBLIC_ORIGIN: 'https://azma.example/path' }, /PUBLIC_ORIGIN/],
    [{ APP_SECRET: 'short' }, /APP_SECRET/],
    [{ SIMULATORS: 'yes' }, /SIMULATORS/],
    [{ ZARINPAL_MERCHANT_ID: 'x' }, /ZARINPAL_MERCHANT_ID/],
  ])('refuse %o in one line', (env, line) => {
    expect(() => read(env)).toThrow(line);
  });

  it('are judged all at once, also beside one that cannot be read', () => {
    const faulty = { ...production, CAPTCHA: 'none', RECAPTCHA_BASE_URL: 'http://www.recaptcha.net' };
    expect(() => read(faulty)).toThrow(/RECAPTCHA_BASE_URL/);
  });

  it('refuse a name that is almost ours', () => {
    expect(() => read({ SIMULATOR_PROT: '1' })).toThrow(/SIMULATOR_PROT.*not known/);
    expect(() => read({ PATH: '/bin', npm_config_x: 'y' })).not.toThrow();
  });

  it('refuse an unknown name in the file, and let the environment win over it', () => {
    const file = join(makeFolder('env'), '.env');
    writeFileSync(file, 'PORT=5000\nDATA_DIR=./elsewhere\n');
    expect(readConfig({ PORT: '6000' }, file)).toMatchObject({
      port: 6000,
      dataDir: expect.stringMatching(/elsewhere$/),
    });
    writeFileSync(file, 'PROT=5000\n');
    expect(() => readConfig({}, file)).toThrow(/PROT/);
  });
});

it.each<[Record<string, string>, string]>([
  [{ SMTP_HOST: '127.0.0.1', MAIL_TO: 'office@azma.example' }, 'SMTP_HOST needs MAIL_FROM and MAIL_TO'],
  [{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'key' }, 'needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET'],
  [store, 'needs MEDIA_S3_ENDPOINT'],
  [{ MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'MEDIA_S3_BUCKET, MEDIA_S3_KEY_ID and MEDIA_S3_SECRET'],
])('settings that need others are refused without them, in production or not: %j', (given, text) => {
  expect(findMessage(given)).toContain(text);
});

describe('production', () => {
  it('starts when everything it needs is there', () => {
    expect(read(production)).toMatchObject({
      isProduction: true,
      loadsDemo: false,
      simulators: { isOn: false },
    });
  });

  // accepts 773
  it('takes plain neighbours on this machine, metrics that are meant to be open, and a rehearsal', () => {
    const here = { ...store, MEDIA_S3_ENDPOINT: 'http://127.0.0.1:9000', ...mail, SMTP_HOST: 'localhost' };
    expect(read({ ...production, ...here, SMTP_ALLOW_PLAIN: 'true' }).mediaStore).toBeDefined();
    expect(read({ ...production, ...here, SMTP_HOST: '::1', SMTP_ALLOW_PLAIN: 'true' }).mail.host).toBe(
      '::1',
    );
    const open = { METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0', METRICS_OPEN: 'true' };
    expect(read({ ...production, ...open }).metrics?.host).toBe('0.0.0.0');
    const rehearsal = { PUBLIC_ORIGIN: 'http://localhost:8080', REHEARSAL: '1' };
    expect(read({ ...production, ...rehearsal }).isRehearsal).toBe(true);
    const elsewhere = { ...rehearsal, PUBLIC_ORIGIN: 'http://azma.example' };
    expect(() => read({ ...production, ...elsewhere })).toThrow(/https PUBLIC_ORIGIN/);
    for (const APP_SECRET of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64url')])
      expect(read({ ...production, APP_SECRET }).appSecret).toBe(APP_SECRET);
  });

  // accepts 773, 785
  it('says everything that is wrong at once, each with what to write', () => {
    const wrong = {
      NODE_ENV: 'production',
      PORT: 'many',
      PUBLIC_ORIGIN: 'azma.example',
      OFFICE_ORIGIN: 'http://office.azma.example',
      APP_SECRET: 'x'.repeat(40),
      MEDIA_S3_ENDPOINT: 'http://s3.azma.example',
      METRICS_PORT: '9100',
      METRICS_HOST: '0.0.0.0',
      SIMULATOR_PROT: '1',
      BACKUPS: 'sometimes',
      TRUST_PROXY: '1',
      MAIL_TO: 'nobody',
    };
    const message = findMessage(wrong);
    const names = [
      'SIMULATOR_PROT',
      'PORT',
      'PUBLIC_ORIGIN',
      'BACKUPS',
      'MAIL_TO',
      'OFFICE_ORIGIN',
      'APP_SECRET',
    ];
    const others = ['MEDIA_S3_BUCKET', 'METRICS_OPEN', 'KAVENEGAR_API_KEY', 'ZARINPAL_MERCHANT_ID', 'HOST'];
    for (const name of [...names, ...others]) expect(message, name).toContain(name);
    const lines = message.split('\n');
    expect(lines[0]).toBe(`${lines.length - 1} settings cannot be used:`);
    expect(lines.filter((line) => line.includes('PUBLIC_ORIGIN'))).toHaveLength(1);
    expect(lines.find((line) => line.includes('- PORT'))).toMatch(/from 0 to 65535, for example 3000/);
    // Never a word of the library that checks, nor the value, which may be a secret.
    expect(message).not.toMatch(/Invalid|expected|received|undefined|xxxx/);
  });

  it('starts behind a proxy when it says where it listens', () => {
    for (const HOST of ['127.0.0.1', '0.0.0.0']) {
      expect(read({ ...production, TRUST_PROXY: '1', HOST })).toMatchObject({ host: HOST });
    }
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ SIMULATORS: 'true' }, /simulators/],
    [{ PUBLIC_ORIGIN: '' }, /PUBLIC_ORIGIN/],
    [{ APP_SECRET: '' }, /APP_SECRET/],
    [{ KAVENEGAR_API_KEY: '' }, /SMS/],
    [{ ZARINPAL_MERCHANT_ID: '' }, /ZARINPAL_MERCHANT_ID/],
    // accepts 686
    [{ PUBLIC_ORIGIN: 'http://azma.example' }, /https PUBLIC_ORIGIN/],
    [{ KAVENEGAR_BASE_URL: 'http://api.kavenegar.com' }, /KAVENEGAR_BASE_URL/],
    [{ SMSIR_BASE_URL: 'https://localhost:4000' }, /SMSIR_BASE_URL/],
    [{ ZARINPAL_BASE_URL: 'http://payment.zarinpal.com' }, /ZARINPAL_BASE_URL/],
    [{ ZARINPAL_BASE_URL: 'https://127.0.0.2/zarinpal' }, /ZARINPAL_BASE_URL/],
    [{ ZARINPAL_BASE_URL: 'https://[::1]:1' }, /ZARINPAL_BASE_URL/],
    [{ API_ORIGIN: 'http://api.azma.example' }, / https API_ORIGIN/],
    [{ REPAIR_API_ORIGIN: 'http://repair.azma.example' }, / https REPAIR_API_ORIGIN/],
    [{ MAP_ORIGIN: 'http://map.azma.example' }, / https MAP_ORIGIN/],
    [{ CAPTCHA_COST: '10' }, /captcha/],
    [{ CAPTCHA_MIN_TRIES: '1', CAPTCHA_MAX_TRIES: '2' }, /captcha/],
    [{ TRUST_PROXY: '1' }, /HOST/],
    // accepts 773
    [{ OFFICE_ORIGIN: 'http://office.azma.example' }, /https OFFICE_ORIGIN/],
    [{ OFFICE_ORIGIN: production.PUBLIC_ORIGIN }, /OFFICE_ORIGIN must differ/],
    [{ ...store, MEDIA_S3_ENDPOINT: 'http://s3.azma.example' }, /https MEDIA_S3_ENDPOINT/],
    [{ ...mail, SMTP_HOST: 'mail.azma.example', SMTP_ALLOW_PLAIN: 'true' }, /SMTP_ALLOW_PLAIN/],
    [{ METRICS_PORT: '9100', METRICS_HOST: '0.0.0.0' }, /METRICS_OPEN/],
    [{ METRICS_PORT: '9100', METRICS_HOST: '::' }, /METRICS_OPEN/],
    [{ RECAPTCHA_BASE_URL: 'http://www.recaptcha.net' }, /RECAPTCHA_BASE_URL/],
    [{ APP_SECRET: 'x'.repeat(40) }, /APP_SECRET that repeats/],
    [{ APP_SECRET: 'change-me-'.repeat(5) }, /APP_SECRET that repeats/],
    [{ APP_SECRET: '1234567890'.repeat(4) }, /APP_SECRET that repeats/],
    [{ PUBLIC_ORIGIN: 'https://localhost' }, /REHEARSAL=1/],
    [{ PUBLIC_ORIGIN: 'https://127.0.0.1:8443' }, /REHEARSAL=1/],
  ])('refuses to start with %o', (change, line) => {
    expect(() => read({ ...production, ...change })).toThrow(line);
  });
});
