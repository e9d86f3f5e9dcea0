import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test, vi } from 'vitest';
import { systemRandom } from '../system/system-random.ts';
import { type AltchaOptions, createAltcha } from './altcha.ts';

const easy = { cost: 10, minTries: 5, maxTries: 20 };
const makeCaptcha = (options: Partial<AltchaOptions> = {}) =>
  createAltcha({
    secret: 'a secret of at least thirty-two bytes',
    random: systemRandom,
    difficulty: easy,
    ...options,
  });

async function solve(challenge: Challenge, change: (payload: Payload) => void = () => {}): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('No solution');
  const payload = structuredClone({ challenge, solution });
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
type Payload = { challenge: Challenge; solution: { counter: number; derivedKey: string } };

const makeChallenge = async (captcha = makeCaptcha(), purpose: 'contact' | 'one-time-code' = 'contact') =>
  (await captcha.createChallenge(purpose)) as Challenge;
const contact = { purpose: 'contact' } as const;

test('The challenge has the widget’s own shape, expires in ten minutes and names its purpose', async () => {
  const { parameters, signature } = await makeChallenge();
  expect(parameters).toMatchObject({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    data: { purpose: 'contact' },
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    keySignature: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  const lifeSeconds = (parameters.expiresAt ?? 0) - Date.now() / 1_000;
  expect(lifeSeconds).toBeGreaterThan(595);
  expect(lifeSeconds).toBeLessThanOrEqual(600);
});

test('A solution is good, and its key tells a second arrival from the first', async () => {
  const captcha = makeCaptcha();
  const challenge = await makeChallenge(captcha);
  const token = await solve(challenge);
  const verdict = await captcha.verify(token, contact);
  expect(verdict).toEqual({
    ok: true,
    once: {
      key: `altcha:${challenge.parameters.nonce}`,
      expiresAt: new Date((challenge.parameters.expiresAt ?? 0) * 1_000),
    },
  });
  expect(await captcha.verify(token, contact)).toEqual(verdict);
});

test('A solution from another process with the same secret is good', async () => {
  const token = await solve(await makeChallenge(makeCaptcha()));
  expect(await makeCaptcha().verify(token, contact)).toMatchObject({ ok: true });
});

test('A challenge of another secret is forged', async () => {
  const token = await solve(
    await makeChallenge(makeCaptcha({ secret: 'another secret of enough length!!' })),
  );
  expect(await makeCaptcha().verify(token, contact)).toEqual({ ok: false, reason: 'forged' });
});

test('A solution for one purpose is worth nothing for another', async () => {
  const token = await solve(await makeChallenge(makeCaptcha(), 'one-time-code'));
  expect(await makeCaptcha().verify(token, contact)).toEqual({ ok: false, reason: 'wrong-purpose' });
});

test('After its time a solution is worth nothing', async () => {
  vi.setSystemTime(Date.now() - 601_000);
  const challenge = await makeChallenge().finally(() => vi.useRealTimers());
  const refused = await makeCaptcha().verify(await solve(challenge), contact);
  expect(refused).toEqual({ ok: false, reason: 'expired' });
});

test.each<[string, string, (payload: Payload) => void]>([
  ['a cheaper cost', 'forged', ({ challenge }) => (challenge.parameters.cost = 1)],
  [
    'another purpose',
    'forged',
    ({ challenge }) => (challenge.parameters.data = { purpose: 'one-time-code' }),
  ],
  ['a longer life', 'forged', ({ challenge }) => (challenge.parameters.expiresAt = 99_999_999_999)],
  ['a guessed key', 'unsolved', ({ solution }) => (solution.derivedKey = '00'.repeat(32))],
  ['no life at all', 'malformed', ({ challenge }) => delete challenge.parameters.expiresAt],
  ['no signature', 'malformed', ({ challenge }) => delete challenge.signature],
])('%s makes the token %s', async (_, reason, change) => {
  const token = await solve(await makeChallenge(), change);
  expect(await makeCaptcha().verify(token, contact)).toEqual({ ok: false, reason });
});

test('Nothing, nonsense and floods are refused without work', async () => {
  const captcha = makeCaptcha();
  expect(await captcha.verify(undefined, contact)).toEqual({ ok: false, reason: 'missing' });
  expect(await captcha.verify('', contact)).toEqual({ ok: false, reason: 'missing' });
  for (const token of ['%%%', 'bnVsbA==', 'e30=', Buffer.from('[1').toString('base64'), 'A'.repeat(5_000)]) {
    expect(await captcha.verify(token, contact)).toEqual({ ok: false, reason: 'malformed' });
  }
});

test('The work lies between the bounds', async () => {
  const bounds = { cost: 1, minTries: 3, maxTries: 6 };
  const counters = new Set<number>();
  for (const integer of [() => 0, (below: number) => below - 1]) {
    const captcha = makeCaptcha({ difficulty: bounds, random: { ...systemRandom, integer } });
    const solution = await solveChallenge({ challenge: await makeChallenge(captcha), deriveKey });
    counters.add(solution?.counter ?? -1);
  }
  expect([...counters]).toEqual([3, 6]);
});
