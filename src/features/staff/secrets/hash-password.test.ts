import { describe, expect, it } from 'vitest';
import { systemRandom } from '#adapters/system/system-random.ts';
import { createPasswordHasher, maxConcurrentHashes } from './hash-password.ts';

describe('the hash of a password', () => {
  it('knows the right password and no other, however the letters were composed', async () => {
    const hasher = createPasswordHasher(systemRandom);
    const stored = await hasher.hash('caf\u00e9 au lait, please');
    expect(stored).toMatch(/^argon2id\$19456\$2\$1\$/);
    expect(await hasher.verify('cafe\u0301 au lait, please', stored)).toBe(true);
    expect(await hasher.verify('cafe au lait, please', stored)).toBe(false);
    expect(await hasher.verify('caf\u00e9 au lait, please', null)).toBe(false);
    expect(await hasher.verify('anything', 'not a hash')).toBe(false);
  });

  it('is salted: the same password never gives the same hash', async () => {
    const hasher = createPasswordHasher(systemRandom);
    expect(await hasher.hash('twelve letters')).not.toBe(await hasher.hash('twelve letters'));
  });

  // accepts 429
  it('is made for one or two at once while twenty wait; one more is sent away, and later there is room again', async () => {
    const hasher = createPasswordHasher(systemRandom);
    const tries = await Promise.allSettled(
      Array.from({ length: 25 }, () => hasher.verify('some password', null)),
    );
    const refused = tries.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(25 - 20 - maxConcurrentHashes);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfterSeconds: 2 } });
    expect(await hasher.verify('some password', null)).toBe(false);
  });
});
