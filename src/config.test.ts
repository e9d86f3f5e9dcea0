import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { readConfig } from './config.ts';

const none = join(tmpdir(), 'azma-no-such-file.env');
const read = (env: Record<string, string>) => readConfig(env, none);
const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://azma.example',
  APP_SECRET: 'x'.repeat(32),
  KAVENEGAR_API_KEY: 'key',
  KAVENEGAR_CODE_TEMPLATE: 'code',
  ZARINPAL_MERCHANT_ID: '0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88',
};

describe('settings', () => {
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

describe('production', () => {
  it('starts when everything it needs is there', () => {
    expect(read(production)).toMatchObject({
      isProduction: true,
      loadsDemo: false,
      simulators: { isOn: false },
    });
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
    [{ CAPTCHA: 'recaptcha' }, /captcha/],
    [{ KAVENEGAR_API_KEY: '' }, /SMS/],
    [{ ZARINPAL_MERCHANT_ID: '' }, /ZARINPAL_MERCHANT_ID/],
    // accepts 686
    [{ PUBLIC_ORIGIN: 'http://azma.example' }, /https PUBLIC_ORIGIN/],
    [{ KAVENEGAR_BASE_URL: 'http://api.kavenegar.com' }, /KAVENEGAR_BASE_URL/],
    [{ SMSIR_BASE_URL: 'https://localhost:4000' }, /SMSIR_BASE_URL/],
    [{ ZARINPAL_BASE_URL: 'http://payment.zarinpal.com' }, /ZARINPAL_BASE_URL/],
    [{ ZARINPAL_BASE_URL: 'https://127.0.0.2/zarinpal' }, /ZARINPAL_BASE_URL/],
    [{ ZARINPAL_BASE_URL: 'https://[::1]:1' }, /ZARINPAL_BASE_URL/],
    [{ CAPTCHA_COST: '10' }, /captcha/],
    [{ CAPTCHA_MIN_TRIES: '1', CAPTCHA_MAX_TRIES: '2' }, /captcha/],
    [{ TRUST_PROXY: '1' }, /HOST/],
  ])('refuses to start with %o', (change, line) => {
    expect(() => read({ ...production, ...change })).toThrow(line);
  });
});
