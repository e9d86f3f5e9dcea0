import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyone, limitRules, peekLimit, takeFromLimit } from '#features/limits/index.ts';
import { authMobile, verifyCode } from '#features/portal/index.ts';
import { requireSession } from '#features/portal/require-session.ts';
import { hashToken } from '#features/tokens/index.ts';
import { hourMs } from '#kernel/durations.ts';
import { engines } from '#kit/open-test-storage.ts';
import { refuseLimitWrites } from '#kit/refuse-limit-writes.ts';
import { refuseQueries } from '#kit/refuse-queries.ts';
import { openRepairKit, type RepairKit, randomAddress } from '#kit/repair-kit.ts';
import type { Random } from '#ports/random.ts';
import type { Sms } from '#ports/sms.ts';
import { createClockCorrector } from '#storage/correct-clock.ts';
import { findPendingCode, needsCaptcha } from './index.ts';

describe.each(engines)('one-time codes on %s', (engine) => {
  let kit: RepairKit;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
  });
  afterAll(() => kit.storage.close());
  // What counts for everyone together must not add up over the tests.
  beforeEach(async () => {
    await kit.forgetTraffic();
    kit.alerts.length = 0;
  });

  const askFor = async (serial: string, more = {}) => {
    const sent = await kit.ask(serial, more);
    if (sent.kind === 'refused') throw new Error(sent.reason);
    return sent;
  };
  const countTo = (mobile: string) => kit.phones.taken.filter(({ to }) => to === mobile).length;
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  // accepts 332, 368, 409
  it('sends six digits to the owner, masks the mobile and holds the address back', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { data } = await askFor(serial);
    expect(kit.phones.lastCode(mobile)).toMatch(/^\d{6}$/);
    expect(data).toMatchObject({
      senderAddress: '',
      status: 0,
      resendAfterSeconds: 120,
      expiresInSeconds: 600,
    });
    expect(data.mobile).toBe(`${mobile.slice(0, 4)}*****${mobile.slice(-2)}`);
  });

  it('gives the session of a right code although its tries cannot be uncounted', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    let isFull = false;
    const random: Random = {
      ...kit.deps.random,
      // Drawn for the session, when the code has proved right.
      bytes: (count) => {
        isFull = true;
        return kit.deps.random.bytes(count);
      },
    };
    const storage = refuseLimitWrites(kit.storage, () => isFull);
    const proven = await verifyCode(
      { ...kit.deps, storage, random },
      {
        code: kit.phones.lastCode(mobile),
        serialNumber: serial,
        traceNumber: '',
        challengeToken,
        sessionToken: undefined,
        markToken: undefined,
        clientAddress: randomAddress(),
      },
    );
    expect(isFull).toBe(true);
    await requireSession(kit.storage, proven.sessionToken);
  });

  it.each([
    ['sent', 120],
    ['maybe-sent', 60],
  ])('gives the browser its code although the database goes away once the SMS is %s', async (kind, wait) => {
    const { serial } = await kit.addDevice();
    let isAway = false;
    const sms: Sms = {
      ...kit.phones,
      sendTemplate: async (message) => {
        isAway = true;
        return kit.phones.sendTemplate(message);
      },
    };
    if (kind === 'maybe-sent') kit.phones.failNext('unknown');
    const deps = { ...kit.deps, storage: refuseQueries(kit.storage, () => isAway), sms };
    const sent = await authMobile(deps, {
      serialNumber: serial,
      traceNumber: '',
      challengeToken: undefined,
      markToken: undefined,
      captcha: undefined,
      clientAddress: randomAddress(),
    });
    expect(isAway).toBe(true);
    expect(sent).toMatchObject({ kind, data: { resendAfterSeconds: wait } });
  });

  it('keeps no code and no token in the database', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const rows = JSON.stringify(await kit.storage.db.selectFrom('code_challenge').selectAll().execute());
    expect(rows).not.toContain(challengeToken);
    const row = await kit.storage.db
      .selectFrom('code_challenge')
      .selectAll()
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(Object.values(row)).not.toContain(kit.phones.lastCode(mobile));
  });

  it('answers a repeat within the wait from the same browser without a second message', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    await kit.letTimePass(50);
    const again = await askFor(serial, { challengeToken });
    expect(again).toMatchObject({ kind: 'already-sent', challengeToken });
    expect(again.data.resendAfterSeconds).toBeLessThanOrEqual(70);
    expect(again.data.expiresInSeconds).toBeLessThanOrEqual(550);
    expect(countTo(mobile)).toBe(1);
    await expect(askFor(serial)).rejects.toMatchObject({ code: 'too_many', details: { reason: 'wait' } });
    expect(countTo(mobile)).toBe(1);
  });

  // accepts 188, 189
  it('sends the same code again after two minutes, so that a late message still works', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const first = kit.phones.lastCode(mobile);
    await kit.letTimePass(121);
    expect(await askFor(serial, { challengeToken })).toMatchObject({ kind: 'sent', challengeToken });
    expect(countTo(mobile)).toBe(2);
    expect(kit.phones.lastCode(mobile)).toBe(first);
    await kit.verify(first, serial, { challengeToken });
  });

  it('waits 120, 120, 300 and 900 seconds between codes, and forgets the pace after a success', async () => {
    const { serial } = await kit.addDevice();
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      waits.push((await askFor(serial)).data.resendAfterSeconds);
      // Past the hourly limit as well.
      await kit.letTimePass(4_000);
    }
    expect(waits).toEqual([120, 120, 300, 900]);
    await kit.letTimePass(86_400);
    const { serial: other, mobile } = await kit.addDevice();
    const sent = await askFor(other);
    await kit.verify(kit.phones.lastCode(mobile), other, { challengeToken: sent.challengeToken });
    await kit.letTimePass(61);
    expect((await askFor(other)).kind).toBe('sent');
  });

  it('allows three codes an hour and five a day for one device', async () => {
    const { serial, mobile } = await kit.addDevice();
    for (let n = 0; n < 3; n += 1) {
      await askFor(serial);
      await kit.letTimePass(1_000);
    }
    await expect(askFor(serial)).rejects.toMatchObject({ code: 'too_many' });
    for (let n = 0; n < 2; n += 1) {
      await kit.letTimePass(3_600);
      await askFor(serial);
    }
    await kit.letTimePass(3_600);
    await expect(askFor(serial)).rejects.toMatchObject({ code: 'too_many' });
    expect(countTo(mobile)).toBe(5);
  });

  it('counts the mobile over all its devices', async () => {
    const mobile = '09190000001';
    const devices = [];
    for (let n = 0; n < 6; n += 1) devices.push(await kit.addDevice({ mobile }));
    await askFor(devices[0]?.serial ?? '');
    await expect(askFor(devices[1]?.serial ?? '')).rejects.toMatchObject({ code: 'too_many' });
    for (const { serial } of devices.slice(1, 5)) {
      await kit.letTimePass(61);
      await askFor(serial);
    }
    await kit.letTimePass(61);
    await expect(askFor(devices[5]?.serial ?? '')).rejects.toMatchObject({ code: 'too_many' });
    expect(countTo(mobile)).toBe(5);
  });

  it('accepts a code once', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const code = kit.phones.lastCode(mobile);
    await kit.verify(code, serial, { challengeToken });
    await expect(kit.verify(code, serial, { challengeToken })).rejects.toMatchObject({
      details: { reason: 'wrong-code' },
    });
  });

  it('makes one session of twenty right codes at once', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const code = kit.phones.lastCode(mobile);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => kit.verify(code, serial, { challengeToken })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('compares five of a hundred guesses at once, and then not even the right one', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const right = kit.phones.lastCode(mobile);
    const guesses = Array.from({ length: 100 }, () => kit.verify(wrong(right), serial, { challengeToken }));
    const results = await Promise.allSettled(guesses);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const row = await kit.storage.db
      .selectFrom('code_challenge')
      .select('attempts')
      .where('mobile', '=', mobile)
      .executeTakeFirstOrThrow();
    expect(row.attempts).toBe(5);
    await expect(kit.verify(right, serial, { challengeToken })).rejects.toMatchObject({
      code: 'too_many',
      details: { reason: 'too-many-tries' },
    });
  });

  it('says the same of a wrong, an expired, a used and a foreign code', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { serial: other } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const code = kit.phones.lastCode(mobile);
    const same = { code: 'invalid_input', details: { reason: 'wrong-code' } };
    await expect(kit.verify(wrong(code), serial, { challengeToken })).rejects.toMatchObject(same);
    await expect(kit.verify(code, serial)).rejects.toMatchObject(same);
    await expect(kit.verify(code, serial, { challengeToken: 'planted' })).rejects.toMatchObject(same);
    await expect(kit.verify(code, other, { challengeToken })).rejects.toMatchObject(same);
    await kit.letTimePass(601);
    await expect(kit.verify(code, serial, { challengeToken })).rejects.toMatchObject(same);
  });

  it('makes a new code when the old one is used up or out of tries', async () => {
    const { serial, mobile } = await kit.addDevice();
    const first = await askFor(serial);
    const code = kit.phones.lastCode(mobile);
    for (let n = 0; n < 5; n += 1) {
      await expect(kit.verify(wrong(code), serial, first)).rejects.toThrow();
    }
    await kit.letTimePass(121);
    const second = await askFor(serial, { challengeToken: first.challengeToken });
    expect(second.challengeToken).not.toBe(first.challengeToken);
    await kit.verify(kit.phones.lastCode(mobile), serial, second);
  });

  // accepts 855
  it('takes a code after the clock was set back by two hours, and no longer than before', async () => {
    const early = await kit.addDevice();
    const late = await kit.addDevice();
    const first = await askFor(early.serial);
    const second = await askFor(late.serial);
    await kit.letTimePass(-7_200);
    await kit.verify(kit.phones.lastCode(early.mobile), early.serial, first);
    const mark = { seen_at: Date.now() + 7_200_000 };
    await kit.storage.db.updateTable('clock_mark').set(mark).execute();
    expect(await createClockCorrector(kit.storage.db).check()).toBeGreaterThan(7_100_000);
    await kit.letTimePass(601);
    const code = kit.phones.lastCode(late.mobile);
    await expect(kit.verify(code, late.serial, second)).rejects.toMatchObject({
      details: { reason: 'wrong-code' },
    });
  });

  it('waits no longer for the next code once a clock that was set back is corrected', async () => {
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    await kit.letTimePass(-3_600);
    const mark = { seen_at: Date.now() + hourMs };
    await kit.storage.db.updateTable('clock_mark').set(mark).execute();
    expect(await createClockCorrector(kit.storage.db).check()).toBeGreaterThan(3_500_000);
    expect(await askFor(serial, { challengeToken })).toMatchObject({ kind: 'already-sent' });
    await kit.letTimePass(125);
    expect(await askFor(serial, { challengeToken })).toMatchObject({ kind: 'sent' });
    expect(countTo(mobile)).toBe(2);
  });

  /** What strangers with browsers of their own can do to a device: three codes, five wrong tries at each. */
  const spendWrongCodes = async (serial: string, mobile: string) => {
    for (let round = 0; round < 3; round += 1) {
      const { challengeToken } = await askFor(serial);
      const code = wrong(kit.phones.lastCode(mobile));
      for (let n = 0; n < 5; n += 1) {
        await expect(kit.verify(code, serial, { challengeToken })).rejects.toThrow();
      }
      await kit.letTimePass(3_700);
    }
  };

  it('counts no wrong code that a stranger invents', async () => {
    const { serial } = await kit.addDevice();
    for (let n = 0; n < 20; n += 1) {
      await expect(kit.verify('123456', serial, { challengeToken: `invented-${n}` })).rejects.toThrow();
    }
    expect((await askFor(serial)).data.triesLeft).toBe(5);
  });

  // accepts 661
  it('gives unknown browsers a captcha and one try a code after fifteen wrong ones, then closes for them', async () => {
    const { serial, mobile } = await kit.addDevice();
    const early = await askFor(serial);
    await kit.letTimePass(500);
    await spendWrongCodes(serial, mobile);
    await expect(askFor(serial)).rejects.toMatchObject({ code: 'captcha_required' });
    const dear = await askFor(serial, { captcha: 'solved', challengeToken: early.challengeToken });
    expect(dear.data.triesLeft).toBe(1);
    const code = kit.phones.lastCode(mobile);
    await expect(kit.verify(wrong(code), serial, dear)).rejects.toMatchObject({
      details: { reason: 'too-many-tries' },
    });
    await expect(kit.verify(code, serial, dear)).rejects.toMatchObject({ code: 'too_many' });
    await kit.letTimePass(3_700);
    // Five messages a day: the last one is spent, and now the sentence sends to the phone.
    await expect(askFor(serial, { captcha: 'solved' })).rejects.toMatchObject({
      code: 'too_many',
      details: { reason: 'messages-spent' },
    });
  });

  it('lets an owner in by a code of one try, and the wrong ones stay counted', async () => {
    const { serial, mobile } = await kit.addDevice();
    await spendWrongCodes(serial, mobile);
    const dear = await askFor(serial, { captcha: 'solved' });
    await kit.verify(kit.phones.lastCode(mobile), serial, dear);
    await kit.letTimePass(3_700);
    await expect(askFor(serial)).rejects.toMatchObject({ code: 'captcha_required' });
  });

  // accepts 661
  it('never shuts out a browser that proved the device, whatever strangers do', async () => {
    const owner = await kit.signIn();
    await kit.letTimePass(3_700);
    await spendWrongCodes(owner.serial, owner.mobile);
    await expect(askFor(owner.serial, { captcha: 'solved' })).resolves.toBeDefined();
    await expect(askFor(owner.serial, { captcha: 'solved' })).rejects.toThrow();
    const { markToken } = owner;
    // At once, without captcha and wait, with all five tries.
    const sent = await askFor(owner.serial, { markToken });
    expect(sent.data).toMatchObject({ triesLeft: 5, resendAfterSeconds: 120 });
    const code = kit.phones.lastCode(owner.mobile);
    const { challengeToken } = sent;
    await expect(kit.verify(wrong(code), owner.serial, { challengeToken, markToken })).rejects.toThrow();
    await kit.verify(code, owner.serial, { challengeToken, markToken });
  });

  it('marks a browser for several devices by one token, which is renewed and stored as its hash', async () => {
    const first = await kit.signIn();
    const second = await kit.addDevice();
    const { challengeToken } = await askFor(second.serial, { markToken: first.markToken });
    const { markToken } = await kit.verify(kit.phones.lastCode(second.mobile), second.serial, {
      challengeToken,
      markToken: first.markToken,
    });
    const rows = await kit.storage.db.selectFrom('browser_mark').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(markToken);
    const mine = rows.filter(({ token_hash }) => token_hash === hashToken(markToken));
    expect(mine).toHaveLength(2);
    expect(rows.some(({ token_hash }) => token_hash === hashToken(first.markToken))).toBe(false);
  });

  it('counts a known browser as well: its own wrong codes and messages have an end', async () => {
    const { serial, mobile, markToken } = await kit.signIn();
    for (let n = 0; n < 2; n += 1) {
      await kit.letTimePass(1_000);
      await askFor(serial, { markToken });
    }
    await kit.letTimePass(1_000);
    await askFor(serial, { markToken });
    await expect(askFor(serial, { markToken })).rejects.toMatchObject({ code: 'too_many' });
    // Others are not touched by it.
    await askFor(serial);
    expect(countTo(mobile)).toBe(5);
  });

  it('refuses an address after thirty wrong codes in an hour', async () => {
    const clientAddress = randomAddress();
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    for (let n = 0; n < 30; n += 1) {
      await expect(kit.verify('123456', serial, { clientAddress })).rejects.toMatchObject({
        details: { reason: 'wrong-code' },
      });
    }
    const code = kit.phones.lastCode(mobile);
    await expect(kit.verify(code, serial, { challengeToken, clientAddress })).rejects.toMatchObject({
      code: 'too_many',
    });
    await kit.verify(code, serial, { challengeToken });
  });

  it.each(['retry', 'alert', 'recipient'] as const)(
    'takes everything back when the provider certainly sent nothing (%s)',
    async (kind) => {
      const { serial, mobile } = await kit.addDevice();
      kit.phones.failNext(kind);
      await expect(askFor(serial)).rejects.toMatchObject({
        code: 'unavailable',
        details: { reason: 'sms-failed' },
      });
      expect(kit.alerts.at(-1)).toContain('not sent');
      // At once again: neither the wait nor the counts know of the failed try.
      expect((await askFor(serial)).data.resendAfterSeconds).toBe(120);
      expect(countTo(mobile)).toBe(1);
    },
  );

  // accepts 695
  it('keeps the code good when the provider gave no answer, and does not claim that it was sent', async () => {
    const { serial } = await kit.addDevice();
    kit.phones.failNext('unknown');
    const sent = await askFor(serial);
    const unknown = { kind: 'maybe-sent', data: { resendAfterSeconds: 60, isSendingUnknown: true } };
    expect(sent).toMatchObject(unknown);
    const { challengeToken } = sent;
    // The same browser asks again too early, and opens the page anew.
    expect(await askFor(serial, { challengeToken })).toMatchObject({
      kind: 'maybe-sent',
      data: { isSendingUnknown: true },
    });
    expect(await findPendingCode(kit, { token: challengeToken })).toMatchObject({ isSendingUnknown: true });
    await expect(askFor(serial)).rejects.toMatchObject({ details: { reason: 'wait' } });
    await kit.letTimePass(61);
    const again = await askFor(serial, { challengeToken });
    expect(again.kind).toBe('sent');
    expect(again.data.resendAfterSeconds).toBe(120);
    expect(again.data.isSendingUnknown).toBeUndefined();
  });

  it('sends one message when the same device is asked for ten times at once', async () => {
    const { serial, mobile } = await kit.addDevice();
    await Promise.allSettled(Array.from({ length: 10 }, () => kit.ask(serial)));
    expect(countTo(mobile)).toBe(1);
  });

  // accepts 330
  it('asks for a captcha from the sixth code an hour of one address on, and stops it at twenty', async () => {
    const clientAddress = randomAddress();
    for (let n = 0; n < 5; n += 1) await askFor((await kit.addDevice()).serial, { clientAddress });
    const { serial } = await kit.addDevice();
    await expect(askFor(serial, { clientAddress })).rejects.toMatchObject({ code: 'captcha_required' });
    await expect(askFor(serial, { clientAddress, captcha: 'guess' })).rejects.toMatchObject({
      code: 'captcha_failed',
    });
    await askFor(serial, { clientAddress, captcha: 'solved' });
    for (let n = 0; n < 14; n += 1) {
      await askFor((await kit.addDevice()).serial, { clientAddress, captcha: 'solved' });
    }
    await expect(
      askFor((await kit.addDevice()).serial, { clientAddress, captcha: 'solved' }),
    ).rejects.toMatchObject({ code: 'too_many' });
  });

  it('asks everyone for a captcha after a hundred wrong codes in ten minutes', async () => {
    expect(await needsCaptcha(kit.deps, randomAddress())).toBe(false);
    while (!(await takeFromLimit(kit.deps, limitRules.wrongCodeOverall, everyone)).isOver);
    const { serial, mobile } = await kit.addDevice();
    const { challengeToken } = await askFor(serial);
    const code = wrong(kit.phones.lastCode(mobile));
    await expect(kit.verify(code, serial, { challengeToken })).rejects.toThrow();
    expect(await needsCaptcha(kit.deps, randomAddress())).toBe(true);
    expect((await peekLimit(kit.deps, limitRules.captchaForEveryone, everyone)).isOver).toBe(true);
    expect(kit.alerts.at(-1)).toContain('captcha');
    await kit.letTimePass(1_801);
    expect(await needsCaptcha(kit.deps, randomAddress())).toBe(false);
  });

  it('asks everyone for a captcha while most codes of the hour go unused', async () => {
    for (let n = 0; n < 20; n += 1) await askFor((await kit.addDevice()).serial);
    expect(await needsCaptcha(kit.deps, randomAddress())).toBe(false);
    await askFor((await kit.addDevice()).serial);
    expect(await needsCaptcha(kit.deps, randomAddress())).toBe(true);
  });

  it('stops at the day’s budget and says so at its half', async () => {
    const small = { ...kit.deps, dailyBudget: 4 };
    const askSmall = async () =>
      authMobile(small, {
        serialNumber: (await kit.addDevice()).serial,
        traceNumber: '',
        challengeToken: undefined,
        captcha: 'solved',
        clientAddress: randomAddress(),
      });
    for (let n = 0; n < 4; n += 1) await askSmall();
    await expect(askSmall()).rejects.toMatchObject({ code: 'too_many' });
    expect(kit.alerts.filter((what) => what.includes('budget'))).toHaveLength(2);
    // accepts 687
    await expect(askSmall()).rejects.toMatchObject({ code: 'too_many' });
    expect(kit.alerts.filter((what) => what.includes('limit for everyone is reached'))).toHaveLength(1);
  });
});
