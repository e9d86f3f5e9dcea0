import type { FinishedAnswer } from './finished-answer.ts';

export type KeptAnswer = {
  answer: FinishedAnswer;
  /** The content version that was known before the answer was made. */
  version: number;
  madeAt: number;
  /** Until then nobody tries to make it anew: the last try failed. */
  restsUntil: number;
};

export type AnswerStore = {
  find: (key: string) => KeptAnswer | undefined;
  keep: (key: string, kept: KeptAnswer) => void;
  size: () => { entries: number; bytes: number };
};

/**
 * Keeps answers within a number of entries and bytes. What was asked for once has a small part of the room to
 * itself; what was asked for again moves to the large part. So a crawler, or a stranger who counts up page
 * numbers, can push out other rare pages but never the ones people read.
 */
export const createAnswerStore = (room: { entries: number; bytes: number }): AnswerStore => {
  const once = new Shelf(room.entries * 0.25, room.bytes * 0.25);
  const again = new Shelf(room.entries * 0.75, room.bytes * 0.75);

  return {
    find: (key) => {
      const fresh = again.findNearTop(key);
      if (fresh) return fresh;
      const kept = again.take(key) ?? once.take(key);
      if (!kept) return undefined;
      // Taking out and putting back makes it the newest; what falls off the large shelf gets a second chance.
      for (const [fallenKey, fallen] of again.put(key, kept)) once.put(fallenKey, fallen);
      return kept;
    },
    keep: (key, kept) => {
      const proven = again.take(key);
      const known = proven ?? once.take(key);
      // A slow making must not replace what a later one has already brought.
      const newest = known && known.version > kept.version ? known : kept;
      (proven ? again : once).put(key, newest);
    },
    size: () => ({ entries: once.size + again.size, bytes: once.bytes + again.bytes }),
  };
};

/** A map that forgets what was used longest ago. */
class Shelf {
  bytes = 0;
  #uses = 0;
  readonly #kept = new Map<string, KeptAnswer>();
  readonly #movedAt = new WeakMap<KeptAnswer, number>();
  readonly #mostEntries: number;
  readonly #mostBytes: number;

  constructor(mostEntries: number, mostBytes: number) {
    this.#mostEntries = Math.max(1, Math.floor(mostEntries));
    this.#mostBytes = mostBytes;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** What was moved to the top a little while ago need not be moved again. */
  findNearTop(key: string): KeptAnswer | undefined {
    this.#uses += 1;
    const found = this.#kept.get(key);
    return found && this.#uses - (this.#movedAt.get(found) ?? 0) < this.#mostEntries / 20 ? found : undefined;
  }

  take(key: string): KeptAnswer | undefined {
    const found = this.#kept.get(key);
    if (found && this.#kept.delete(key)) this.bytes -= found.answer.bytes;
    return found;
  }

  /** Gives back what had to make room. */
  put(key: string, kept: KeptAnswer): [string, KeptAnswer][] {
    this.#kept.set(key, kept);
    this.#movedAt.set(kept, this.#uses);
    this.bytes += kept.answer.bytes;
    const fallen: [string, KeptAnswer][] = [];
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= this.#mostEntries && this.bytes <= this.#mostBytes) break;
      this.take(oldest);
      fallen.push([oldest, old]);
    }
    return fallen;
  }
}
