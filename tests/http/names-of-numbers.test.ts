import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeNotice } from '#contract/repair/notice-texts.ts';
import { writePurpose } from '#contract/repair/payment-texts.ts';
import { listReasons, writeRegistered } from '#contract/repair/reasons.ts';
import { createSimulators } from '#simulators/create-simulators.ts';

const root = join(import.meta.dirname, '..', '..');

/** Every file that may hold a sentence for a person. */
const listSources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

const sources = ['src', 'simulators', 'scripts', 'demo/content'].flatMap(listSources);
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** A second name for a number, and what it should be. The demo's articles may speak of other companies' codes. */
const secondNames: [RegExp, string][] = [
  [/کد[ِ‌ ]پیگیری/, 'شماره پیگیری'],
  [/شماره[ٔ‌ ]?ی? ?رهگیری/, 'شماره پیگیری'],
  [/شمارهٔ پیگیری|شماره‌ی پیگیری/, 'شماره پیگیری'],
  [/پیگیری بانک|شماره تراکنش|کد مرجع|شماره مرجع|شماره‌ی مرجع|شماره ارجاع/, 'شمارهٔ مرجع'],
  [/کد تایید|کد تائید/, 'کد تأیید'],
  [/فاکتور تعمیرات|صورت‌حساب تعمیر|پیش‌فاکتور تعمیر/, 'فاکتور تعمیر'],
  [/فاکتور خرید/, 'فاکتور فروش'],
];

// accepts 641, 642
describe('every number has one name', () => {
  it.each(secondNames)('%s is found nowhere; it is called %s', (second) => {
    expect(sources.filter((name) => second.test(read(name)))).toEqual([]);
  });

  it('and the demo’s articles alone speak of a «کد رهگیری», that of other companies', () => {
    const found = sources.filter((name) => read(name).includes('کد رهگیری'));
    expect(found.filter((name) => !name.startsWith('demo/'))).toEqual([]);
  });

  it('and a number in a label is a sale’s or a repair’s', () => {
    const labels = read('src/web/texts/repair-device-view.ts').match(/'شماره فاکتور[^']*'/g) ?? [];
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).toMatch(/^'شماره فاکتور (فروش|تعمیر)'$/);
  });
});

// accepts 641
describe('the code by SMS', () => {
  it('is called by its name in the templates that both providers are given', () => {
    expect(read('src/adapters/sms/kavenegar.ts')).toContain('کد تأیید آزما: %token');
    expect(read('src/adapters/sms/smsir.ts')).toContain('کد تأیید آزما: #CODE#');
  });

  it.each(['kavenegar', 'smsir'])('arrives by %s as «کد تأیید آزما»', async (provider) => {
    const simulators = await createSimulators({ port: 0, sms: { apiKey: 'key' } });
    const ask = (path: string, init: RequestInit) =>
      fetch(`${simulators.url}${path}`, { method: 'POST', ...init });
    if (provider === 'kavenegar') {
      const body = new URLSearchParams({ receptor: '09120001000', template: 'azma-code', token: '123456' });
      await ask('/kavenegar/v1/key/verify/lookup.json', { body });
    } else {
      await ask('/smsir/v1/send/verify', {
        headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
        body: JSON.stringify({
          mobile: '09120001000',
          templateId: 123456,
          parameters: [{ name: 'CODE', value: '123456' }],
        }),
      });
    }
    const messages = (await (await fetch(`${simulators.url}/sms/messages`)).json()) as { text: string }[];
    await simulators.close();
    expect(messages[0]?.text.split('\n')[0]).toBe('کد تأیید آزما: 123456');
  });
});

// accepts 642
describe('codes', () => {
  const persianDigits = /[۰-۹٠-٩]{4,}/;

  it('stand in Latin digits in every sentence that carries one', () => {
    const about = { traceNumber: '14051013', siteName: 'آزما' };
    const sentences = [
      writeRegistered('14051013'),
      writePurpose('14051013'),
      writeNotice({ kind: 'registered' }, about),
      writeNotice({ kind: 'paid', reference: '48211905' }, about),
    ];
    for (const sentence of sentences) {
      expect(sentence).toContain('14051013');
      expect(sentence).not.toMatch(persianDigits);
    }
  });

  it('are handed to no function that writes Persian digits', () => {
    const codes =
      /toPersianDigits\((?:\w+\.)*(?:fCode|traceNumber|reference|serial\w*|version\w*|authority|parcelNumber|number)\)/i;
    expect(sources.filter((name) => codes.test(read(name)))).toEqual([]);
  });
});

it('a refusal never names the number that it refuses by a second name', () => {
  for (const { text } of listReasons()) for (const [second] of secondNames) expect(text).not.toMatch(second);
});
