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

/** Keeps the answers that were asked for last, bounded by entries and bytes. */
export const createAnswerStore = (room: { entries: number; bytes: number }): AnswerStore => {
  const answers = new Map<string, KeptAnswer>();
  let bytes = 0;

  const take = (key: string): KeptAnswer | undefined => {
    const found = answers.get(key);
    if (found && answers.delete(key)) bytes -= found.answer.bytes;
    return found;
  };
  // A map keeps the order of insertion: what is put last is the newest, and the first is evicted.
  const put = (key: string, kept: KeptAnswer): void => {
    answers.set(key, kept);
    bytes += kept.answer.bytes;
    for (const oldest of answers.keys()) {
      if (answers.size <= room.entries && bytes <= room.bytes) break;
      take(oldest);
    }
  };

  return {
    find: (key) => {
      const kept = take(key);
      if (kept) put(key, kept);
      return kept;
    },
    keep: (key, kept) => {
      const known = take(key);
      // A slow rendering must not replace the result of a later one.
      put(key, known && known.version > kept.version ? known : kept);
    },
    size: () => ({ entries: answers.size, bytes }),
  };
};
