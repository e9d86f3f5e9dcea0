import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Challenge } from 'altcha-lib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAltcha } from '#adapters/captcha/altcha.ts';
import { systemRandom } from '#adapters/system/system-random.ts';
import { suggestionTexts } from '#contract/contact/suggestion-facts.ts';
import { errorTexts } from '#contract/errors.ts';
import { minuteMs } from '#kernel/durations.ts';
import { type ContactAnswer, contactEnv, createContactVisitor, sampleMessage } from '#kit/contact-visitor.ts';
import { makeMigratedDatabase } from '#kit/make-database.ts';
import { solveCaptcha } from '#kit/solve-captcha.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

/** A challenge as our own server would have made it at another time, or with another secret. */
const makeForeign = async (secret: string, at: Date): Promise<string> => {
  const captcha = createAltcha({
    secret,
    random: systemRandom,
    difficulty: { cost: 10, minTries: 5, maxTries: 20 },
  });
  vi.setSystemTime(at);
  const challenge = await captcha.createChallenge('contact').finally(() => vi.useRealTimers());
  return solveCaptcha(challenge as Challenge);
};

/** Posts again what a busy server answered with 503, which says that nothing was done. */
const postAgainWhenBusy = async (
  visitor: ReturnType<typeof createContactVisitor>,
  body: unknown,
): Promise<ContactAnswer> => {
  const answer = await visitor.post(body);
  return answer.status === 503 ? postAgainWhenBusy(visitor, body) : answer;
};

describe.each(['sqlite', 'postgres'] as const)('the contact call on %s', (engine) => {
  let server: TestServer;
  let databaseUrl = '';
  beforeAll(async () => {
    if (engine === 'postgres') databaseUrl = await makeMigratedDatabase();
    server = await startServer({
      ...contactEnv,
      DEMO: 'false',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    });
  });
  afterAll(() => server.stop());
  const visit = () => createContactVisitor(server.url);

  /** Everything stored, as the database itself tells it. */
  const readStored = async (): Promise<{ subject: string; email: string }[]> => {
    if (engine === 'postgres') {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      const { rows } = await client.query('select subject, email from suggestion order by id');
      await client.end();
      return rows;
    }
    const database = new DatabaseSync(join(server.dataDir, 'azma.sqlite'), { readOnly: true });
    const rows = database.prepare('select subject, email from suggestion order by id').all();
    database.close();
    return rows as { subject: string; email: string }[];
  };

  // accepts 013, 274, 334
  it('takes a message in and answers in the content envelope', async () => {
    const answer = await visit().send({ subject: 'پیام نخست' });
    expect(answer.status).toBe(200);
    expect(answer.envelope).toEqual({ isSuccess: true, result: true });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await readStored()).toContainEqual({ subject: 'پیام نخست', email: 'nasrin@example.com' });
  });

  it('stores a message once however often it is sent', async () => {
    const visitor = visit();
    await visitor.send({ subject: 'دو بار' });
    expect((await visitor.send({ subject: 'دو بار' })).status).toBe(200);
    expect((await readStored()).filter(({ subject }) => subject === 'دو بار')).toHaveLength(1);
  });

  it('keeps no line break and no direction mark that could forge anything', async () => {
    await visit().send({
      subject: 'خط\r\nBcc: x@example.com\u202Eوارونه',
      fullName: 'نام\nدوم و سوم',
    });
    expect(await readStored()).toContainEqual({
      subject: 'خط Bcc: x@example.comوارونه',
      email: 'nasrin@example.com',
    });
  });

  describe('refuses a captcha that is', () => {
    it.each([[''], [undefined], [null], [7]])('missing: %o', async (recaptcha) => {
      const { status, envelope } = await visit().post({ ...sampleMessage, recaptcha });
      expect(status).toBe(400);
      expect(envelope.error).toMatchObject({
        code: 'invalid_input',
        details: { fields: { recaptcha: suggestionTexts.recaptcha.required } },
      });
    });

    const isCaptchaRefusal = async (recaptcha: string, visitor = visit()) => {
      const { status, envelope } = await visitor.post({
        ...sampleMessage,
        recaptcha,
        subject: 'نباید بماند',
      });
      expect(status).toBe(400);
      expect(envelope.error).toMatchObject({
        code: 'captcha_failed',
        message: errorTexts.captcha_failed,
      });
    };

    it.each([
      ['a letter', 'x'],
      ['empty JSON', 'e30='],
      ['far too long', 'x'.repeat(5_000)],
      ['not even base64', '{"challenge":{}}'],
    ])('nonsense: %s', (_, token) => isCaptchaRefusal(token));

    it('replayed', async () => {
      const visitor = visit();
      const token = await visitor.solveOne();
      expect((await visitor.send({ recaptcha: token, subject: 'یک بار' })).status).toBe(200);
      await isCaptchaRefusal(token, visitor);
      await isCaptchaRefusal(token);
    });

    it('expired', async () =>
      isCaptchaRefusal(await makeForeign(contactEnv.APP_SECRET, new Date(Date.now() - 11 * minuteMs))));

    it('signed by another server', async () =>
      isCaptchaRefusal(await makeForeign('another secret that is also long enough', new Date())));

    it('solved for another purpose', async () => isCaptchaRefusal(await visit().solveOne('one-time-code')));

    it('not solved at all', async () => {
      const challenge = await visit().fetchChallenge();
      const guess = { challenge, solution: { counter: 3, derivedKey: challenge.parameters.keyPrefix } };
      await isCaptchaRefusal(Buffer.from(JSON.stringify(guess)).toString('base64'));
    });

    it('changed to live longer', async () => {
      const challenge = await visit().fetchChallenge();
      challenge.parameters.expiresAt = Math.floor(Date.now() / 1_000) + 86_400;
      await isCaptchaRefusal(await solveCaptcha(challenge));
    });

    it('and stores none of those messages', async () => {
      expect((await readStored()).map(({ subject }) => subject)).not.toContain('نباید بماند');
    });
  });

  // accepts 377
  describe('refuses a call that another site may have sent:', () => {
    it.each<[string, Record<string, string | undefined>]>([
      ['no cookie', { cookie: undefined }],
      ['no header', { 'x-xsrf-token': undefined }],
      ['a header that differs from the cookie', { 'x-xsrf-token': 'other.abcdefghijklmnopqrstuvwx' }],
      ['a pair that nobody signed', { cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' }],
    ])('%s, naming the token as stale', async (_, headers) => {
      const { status, envelope, headers: got } = await visit().send({}, headers);
      expect(status).toBe(403);
      expect(envelope.error?.code).toBe('forbidden');
      expect(got.get('x-xsrf-verdict')).toBe('stale');
    });

    it.each<[string, Record<string, string>]>([
      ['a foreign origin', { origin: 'https://evil.example' }],
      ['an opaque origin', { origin: 'null' }],
      ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
      ['a same-site fetch', { 'sec-fetch-site': 'same-site' }],
    ])('%s, whatever the token', async (_, headers) => {
      const { status, headers: got } = await visit().send({}, headers);
      expect(status).toBe(403);
      expect(got.get('x-xsrf-verdict')).toBeNull();
    });

    it('and lets its own origin through', async () => {
      const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
      expect((await visit().send({ subject: 'از خودمان' }, headers)).status).toBe(200);
    });
  });

  describe('refuses a body that is', () => {
    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
      'of another type: %s',
      async (type) => {
        const answer = await visit().send({}, { 'content-type': type });
        expect(answer.status).toBe(415);
        expect(answer.envelope.error?.code).toBe('unsupported_type');
      },
    );

    it('compressed', async () => {
      expect((await visit().send({}, { 'content-encoding': 'gzip' })).status).toBe(415);
    });

    it('too large', async () => {
      const answer = await visit().send({ description: 'م'.repeat(33 * 1_024) });
      expect(answer.status).toBe(413);
      expect(answer.envelope.error?.code).toBe('too_large');
    });

    it.each(['', '{', '[]', 'null', '"text"', '{"email":}', '{"a":"\\u0000"}', '['.repeat(50)])(
      'malformed: %s',
      async (body) => {
        const answer = await visit().post(body);
        expect(answer.status).toBe(400);
        expect(answer.envelope).toMatchObject({ isSuccess: false, result: null });
      },
    );

    it.each<[Record<string, unknown>]>([[{ isAdmin: true }], [{ statusId: 7 }], [{ constructor: { x: 1 } }]])(
      'more than it may be: %o',
      async (more) => {
        const answer = await visit().send(more);
        expect(answer.status).toBe(400);
        expect(answer.envelope.error?.code).toBe('invalid_input');
      },
    );

    it('wrong in its fields, naming each', async () => {
      const answer = await visit().send({
        email: 'nasrin',
        fullName: 'نسر',
        subject: '',
        description: '👍'.repeat(2_049),
      });
      expect(answer.envelope.error?.details?.fields).toEqual({
        email: suggestionTexts.email.invalid,
        fullName: suggestionTexts.fullName.tooShort,
        subject: suggestionTexts.subject.required,
        description: suggestionTexts.description.tooLong,
      });
    });
  });

  it('accepts every field at its longest, in emoji', async () => {
    const answer = await visit().send({
      email: `${'a'.repeat(244)}@example.com`,
      fullName: '🙂'.repeat(256),
      subject: '👍'.repeat(512),
      description: '🧪'.repeat(2_048),
    });
    expect(answer.status).toBe(200);
  });

  it('answers other methods and other paths in the same envelope', async () => {
    const got = await fetch(`${server.url}/api/v1/Suggestions/SendSuggestion`);
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await got.json()).toMatchObject({ isSuccess: false, error: { code: 'method_not_allowed' } });
    const lost = await fetch(`${server.url}/api/v1/Suggestions/sendsuggestion`, { method: 'POST' });
    expect(lost.status).toBe(404);
    expect(await lost.json()).toMatchObject({ isSuccess: false, error: { code: 'not_found' } });
  });

  it('lets three of fifty at once through and tells the rest when to come back', async () => {
    const visitor = visit();
    const tokens: string[] = [];
    for (let n = 0; n < 30; n += 1) tokens.push(await visitor.solveOne());
    const other = visit();
    for (let n = 0; n < 20; n += 1) tokens.push(await other.solveOne());
    const answers = await Promise.all(
      tokens.map((recaptcha, n) =>
        postAgainWhenBusy(visitor, { ...sampleMessage, recaptcha, subject: `یکباره ${n}` }),
      ),
    );
    const good = answers.filter(({ status }) => status === 200);
    const late = answers.filter(({ status }) => status === 429);
    expect([good.length, late.length]).toEqual([3, 47]);
    expect((await readStored()).filter(({ subject }) => subject.startsWith('یکباره'))).toHaveLength(3);
    for (const { headers, envelope } of late) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
      expect(envelope.error).toMatchObject({ code: 'too_many', message: errorTexts.too_many });
    }
  });

  it.runIf(engine === 'postgres')('accepts one solution once between two servers', async () => {
    const second = await startServer({ ...contactEnv, DEMO: 'false', DATABASE_URL: databaseUrl });
    const recaptcha = await visit().solveOne();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        createContactVisitor([server, second][n % 2]?.url ?? '').send({
          recaptcha,
          subject: `میان دو سرور ${n}`,
        }),
      ),
    );
    await second.stop();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ envelope }) => envelope.error?.code === 'captcha_failed')).toHaveLength(9);
  });

  it('says that it cannot while the database is locked, and takes the same message afterwards', async () => {
    const visitor = visit();
    const recaptcha = await visitor.solveOne();
    const unlock = await lockDatabase();
    const started = Date.now();
    const answer = await visitor.send({ recaptcha, subject: 'پشت قفل' });
    expect(answer.status).toBe(503);
    expect(answer.envelope.error).toMatchObject({ code: 'unavailable', message: errorTexts.unavailable });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(Date.now() - started).toBeLessThan(20_000);
    await unlock();
    expect((await visitor.send({ recaptcha, subject: 'پشت قفل' })).status).toBe(200);
    expect((await readStored()).filter(({ subject }) => subject === 'پشت قفل')).toHaveLength(1);
  });

  const lockDatabase = async (): Promise<() => Promise<void>> => {
    if (engine === 'postgres') {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query('begin; lock table suggestion in exclusive mode');
      return () => client.end();
    }
    const rival = new DatabaseSync(join(server.dataDir, 'azma.sqlite'));
    rival.exec('begin immediate');
    return async () => rival.close();
  };

  it('writes nothing of a message into the log', () => {
    expect(server.output()).not.toContain('nasrin');
    expect(server.output()).not.toContain('198.51.');
  });
});
