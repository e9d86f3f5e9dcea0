import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '#config';
import { chooseCaptcha } from './choose-captcha.ts';
import { findMailer } from './find-mailer.ts';

const read = (env: Record<string, string>) => readConfig(env, join(tmpdir(), 'azma-no-such-file.env'));

it('a mail server is refused without addresses', () => {
  const config = read({ SMTP_HOST: '127.0.0.1' });
  expect(() => findMailer(config, () => {})).toThrow('SMTP_HOST needs MAIL_FROM and MAIL_TO');
  expect(findMailer(read({}), () => {})).toBeUndefined();
});

it('reCAPTCHA is refused without its key and secret', () => {
  const config = read({ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'key' });
  expect(() => chooseCaptcha(config, 'secret')).toThrow('needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET');
});
