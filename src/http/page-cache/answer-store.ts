import type { PreparedAnswer } from './prepared-answer.ts';

export type KeptAnswer = {
  answer: PreparedAnswer;
  /** The content version that was known before the answer was made. */
  version: number;
  madeAt: number;
  /** The last rendering failed; before this moment there is no other try. */
  retryAt: number;
};

export type AnswerStore = {
  find: (key: string) => KeptAnswer | undefined;
  keep: (key: string, kept: KeptAnswer) => void;
  size: () => { entries: number; bytes: number };
};

/**
 * A segmented LRU cache, bounded by entries and bytes. An answer begins in the small probation segment and moves to
 * the large protected one when it is asked for again. So a crawler evicts other rare pages, never the popular ones.
 */
export const createAnswerStore = (room: { entries: number; bytes: number }): AnswerStore => {
  const probation = new Segment(room.entries * 0.25, room.bytes * 0.25);
  const protectedSegment = new Segment(room.entries * 0.75, room.bytes * 0.75);

  return {
    find: (key) => {
      const kept = protectedSegment.take(key) ?? probation.take(key);
      if (!kept) return undefined;
      // Taking out and putting back makes it the newest; what the protected segment evicts gets a second chance.
      for (const [evictedKey, evicted] of protectedSegment.put(key, kept)) probation.put(evictedKey, evicted);
      return kept;
    },
    keep: (key, kept) => {
      const proven = protectedSegment.take(key);
      const known = proven ?? probation.take(key);
      // A slow rendering must not replace the result of a later one.
      const newest = known && known.version > kept.version ? known : kept;
      (proven ? protectedSegment : probation).put(key, newest);
    },
    size: () => ({
      entries: probation.size + protectedSegment.size,
      bytes: probation.bytes + protectedSegment.bytes,
    }),
  };
};

/** A map that evicts the least recently used answers. */
class Segment {
  bytes = 0;
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #mostEntries: number;
  readonly #mostBytes: number;

  constructor(mostEntries: number, mostBytes: number) {
    this.#mostEntries = Math.max(1, Math.floor(mostEntries));
    this.#mostBytes = mostBytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  take(key: string): KeptAnswer | undefined {
    const found = this.#kept.get(key);
    if (found && this.#kept.delete(key)) this.bytes -= found.answer.bytes;
    return found;
  }

  /** Returns what was evicted. */
  put(key: string, kept: KeptAnswer): [string, KeptAnswer][] {
    this.#kept.set(key, kept);
    this.bytes += kept.answer.bytes;
    const evicted: [string, KeptAnswer][] = [];
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= this.#mostEntries && this.bytes <= this.#mostBytes) break;
      this.take(oldest);
      evicted.push([oldest, old]);
    }
    return evicted;
  }
}
