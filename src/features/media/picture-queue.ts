import { createFairLine } from '#kernel/fair-line.ts';
import { TooManyAtOnce } from '#kernel/limit-concurrency.ts';

type PictureQueue<Made> = (job: {
  /** Whose turn it takes. */
  owner: string;
  /** Jobs of the same key are one work. */
  key: string;
  work: () => Promise<Made>;
}) => Promise<Made>;

type Work<Made> = {
  result: Promise<Made>;
  begin: () => void;
  hasBegun: boolean;
  /** Those in whose lines it waits. */
  owners: Set<string>;
};

/**
 * Lets so many works run at once. The others wait, each owner in a line of its own, and the owners come by turns.
 * What several ask for waits in the line of each and is done once, at the first turn it gets.
 */
export const createPictureQueue = <Made>(limit: {
  most: number;
  longestLine: number;
  longestLinePerOwner: number;
}): PictureQueue<Made> => {
  const jobs = new Map<string, Work<Made>>();
  const line = createFairLine<Work<Made>>();
  let running = 0;

  const beginNext = (): void => {
    while (running < limit.most) {
      const next = line.takeNext();
      if (!next) return;
      // Another owner's turn came first.
      if (next.hasBegun) continue;
      next.hasBegun = true;
      running += 1;
      next.begin();
    }
  };

  const addWork = (key: string, work: () => Promise<Made>): Work<Made> => {
    const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
    const result = turn.then(work).finally(() => {
      jobs.delete(key);
      running -= 1;
      beginNext();
    });
    const added: Work<Made> = { result, begin, hasBegun: false, owners: new Set() };
    jobs.set(key, added);
    return added;
  };

  return ({ owner, key, work }) => {
    const known = jobs.get(key);
    if (known && (known.hasBegun || known.owners.has(owner))) return known.result;
    if (line.size() >= limit.longestLine || line.sizeOf(owner) >= limit.longestLinePerOwner)
      return Promise.reject(new TooManyAtOnce());
    const job = known ?? addWork(key, work);
    job.owners.add(owner);
    line.add(owner, job);
    beginNext();
    return job.result;
  };
};
