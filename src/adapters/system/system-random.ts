import { randomBytes, randomInt } from 'node:crypto';
import type { Random } from '#ports/random.ts';

export const systemRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  integer: (below) => randomInt(below),
};
