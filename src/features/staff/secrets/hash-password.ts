import { argon2, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '#kernel/app-error.ts';
import { limitConcurrency } from '#kernel/limit-concurrency.ts';
import type { Random } from '#ports/random.ts';

/** 19 MiB, two passes, one lane: about a twentieth of a second of one core, and out of reach for guessing. */
const defaultCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
type Cost = typeof defaultCost;
/** One core stays free for visitors. */
export const maxConcurrentHashes = Math.min(2, Math.max(1, availableParallelism() - 1));
const maxWaiting = 20;

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Takes as long without a stored hash as with one, and is then false. */
  verify: (password: string, stored: string | null | undefined) => Promise<boolean>;
  /** Throws `unavailable` when one more would be sent away. */
  requireRoom: () => void;
};

/**
 * Hashes one or two passwords at once and lets twenty wait; more are refused for the moment, so that signing in leaves
 * processor time for visitors.
 */
export const createPasswordHasher = (random: Random, over: Partial<Cost> = {}): PasswordHasher => {
  const cost = { ...defaultCost, ...over };
  const runLimited = limitConcurrency({ maxConcurrent: maxConcurrentHashes, maxQueued: maxWaiting });

  const requireRoom = (): void => {
    if (runLimited.hasRoom()) return;
    throw new AppError('unavailable', {
      message: 'too many passwords are being checked',
      retryAfterSeconds: 2,
    });
  };

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    requireRoom();
    return runLimited(work);
  };

  return {
    requireRoom,
    hash: (password) =>
      inTurn(async () => {
        const salt = Buffer.from(random.bytes(16));
        const tag = await derive(password, salt, cost);
        const { memory, passes, parallelism } = cost;
        return `argon2id$${memory}$${passes}$${parallelism}$${salt.toString('base64url')}$${tag.toString('base64url')}`;
      }),
    verify: (password, stored) =>
      inTurn(async () => {
        const known = stored ? parseHash(stored) : undefined;
        const tag = await derive(password, known?.salt ?? nobodysSalt, known?.cost ?? cost);
        return known !== undefined && tag.length === known.tag.length && timingSafeEqual(tag, known.tag);
      }),
  };
};

const nobodysSalt = Buffer.alloc(16, 7);

const derive = (password: string, nonce: Buffer, { memory, passes, parallelism, tagLength }: Cost) =>
  new Promise<Buffer>((done, fail) => {
    // One spelling of what looks the same: keyboards compose letters differently.
    const message = password.normalize('NFKC');
    argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      error ? fail(error) : done(tag),
    );
  });

/** The cost stands in the hash, so that a dearer one later leaves old passwords usable. */
const parseHash = (stored: string): { salt: Buffer; tag: Buffer; cost: Cost } | undefined => {
  const [kind, memory, passes, parallelism, salt, tag] = stored.split('$');
  if (kind !== 'argon2id' || !salt || !tag) return undefined;
  const tagBytes = Buffer.from(tag, 'base64url');
  return {
    salt: Buffer.from(salt, 'base64url'),
    tag: tagBytes,
    cost: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tagBytes.length,
    },
  };
};
