import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#kernel/durations.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Captcha, CaptchaVerdict } from '#ports/captcha.ts';
import type { Storage } from '#storage/dialect.ts';
import { purgeUsedCaptchas, requireSolvedCaptcha } from './index.ts';

/** A captcha whose verdict is written on the token. */
const captcha: Captcha = {
  createChallenge: async () => ({}),
  verify: async (token) => JSON.parse(token ?? '{"ok":false,"reason":"missing"}', revive) as CaptchaVerdict,
};
const revive = (key: string, value: unknown) => (key === 'expiresAt' ? new Date(value as string) : value);
const solved = (key: string, expiresAt = '2030-01-01T00:00:00Z') =>
  JSON.stringify({ ok: true, once: { key, expiresAt } });

describe.each(engines)('a captcha on %s', (engine) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());
  const require = (token: string | undefined) =>
    requireSolvedCaptcha({ storage, captcha }, token, 'contact', '127.0.0.1');

  it('accepts a solution once', async () => {
    await require(solved('once'));
    await expect(require(solved('once'))).rejects.toMatchObject({ code: 'captcha_failed' });
  });

  it('accepts one of twenty that come with the same solution at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => require(solved('race'))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('remembers nothing for a captcha whose own server counts', async () => {
    const token = JSON.stringify({ ok: true });
    await require(token);
    await require(token);
  });

  it.each([
    ['missing', 'captcha_required'],
    ['malformed', 'captcha_failed'],
    ['forged', 'captcha_failed'],
    ['unsolved', 'captcha_failed'],
    ['expired', 'captcha_failed'],
    ['wrong-purpose', 'captcha_failed'],
    ['refused', 'captcha_failed'],
    ['unavailable', 'unavailable'],
    ['misconfigured', 'unavailable'],
  ])('answers %s with %s', async (reason, code) => {
    await expect(require(JSON.stringify({ ok: false, reason }))).rejects.toMatchObject({ code });
  });

  it('forgets a use only long after its solution has expired', async () => {
    await require(solved('fresh', new Date().toISOString()));
    expect(await purgeUsedCaptchas({ storage })).toBe(0);
    await storage.db
      .updateTable('used_captcha')
      .set({ expires_at: sql`expires_at - ${25 * hourMs}` })
      .where('once_key', 'in', ['fresh'])
      .execute();
    expect(await purgeUsedCaptchas({ storage })).toBe(1);
    await expect(require(solved('once'))).rejects.toMatchObject({ code: 'captcha_failed' });
  });
});
