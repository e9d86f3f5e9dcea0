import { hkdfSync } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { minuteMs, secondMs } from '#kernel/durations.ts';
import type { Captcha, CaptchaRefusal } from '#ports/captcha.ts';
import type { Random } from '#ports/random.ts';

type AltchaDifficulty = {
  /** PBKDF2 rounds for one try. */
  cost: number;
  /** The solver needs at least this many tries… */
  minTries: number;
  /** …and at most this many. */
  maxTries: number;
};

const lifeMs = 10 * minuteMs;

export type AltchaOptions = {
  /** At least 32 bytes; the two signing keys are drawn from it. */
  secret: string;
  random: Random;
  difficulty: AltchaDifficulty;
};

const maxTokenLength = 4_096;

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.number().int(),
      keyLength: z.literal(32),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number().int(),
      data: z.object({ purpose: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** Proof of work without any foreign host. The caller of `verify` has to store `once`: it is not stored here. */
export function createAltcha(options: AltchaOptions): Captcha {
  const { secret, random, difficulty } = options;
  const keys = {
    hmacSignatureSecret: drawKey(secret, 'altcha challenge'),
    hmacKeySignatureSecret: drawKey(secret, 'altcha solution'),
  };

  return {
    createChallenge(purpose) {
      const { cost, minTries, maxTries } = difficulty;
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: minTries + random.integer(maxTries - minTries + 1),
        data: { purpose },
        deriveKey,
        expiresAt: new Date(Date.now() + lifeMs),
        ...keys,
      });
    },
    async verify(token, { purpose }) {
      if (!token) return refuse('missing');
      const payload = parsePayload(token);
      if (payload === undefined) return refuse('malformed');
      const { challenge, solution } = payload;
      const result = await verifySolution({ challenge, solution, deriveKey, ...keys });
      if (result.expired) return refuse('expired');
      if (!result.verified) return refuse(result.invalidSignature ? 'forged' : 'unsolved');
      if (challenge.parameters.data.purpose !== purpose) return refuse('wrong-purpose');
      const expiresAt = new Date(challenge.parameters.expiresAt * secondMs);
      return { ok: true, once: { key: `altcha:${challenge.parameters.nonce}`, expiresAt } };
    },
  };
}

function parsePayload(token: string) {
  if (token.length > maxTokenLength || !/^[A-Za-z0-9+/]+={0,2}$/.test(token)) return undefined;
  try {
    return payloadShape.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

function drawKey(secret: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32)).toString('hex');
}

const refuse = (reason: CaptchaRefusal) => ({ ok: false, reason }) as const;
