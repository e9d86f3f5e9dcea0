import { createFairQueue } from '#kernel/fair-queue.ts';
import { TooManyAtOnce } from '#kernel/limit-concurrency.ts';

type PictureQueue<Made> = (job: {
  /** Whose queue it waits in. */
  owner: string;
  /** Jobs of the same key are one work. */
  key: string;
  work: () => Promise<Made>;
}) => Promise<Made>;

type Work<Made> = {
  result: Promise<Made>;
  begin: () => void;
  hasBegun: boolean;
  /** Those in whose queues it waits. */
  owners: Set<string>;
};

/**
 * Lets so many works run at once. The others wait, each owner in a queue of its own; owners are served in rotation.
 * What several ask for waits in the queue of each and is done once, when the first of them comes up.
 */
export const createPictureQueue = <Made>(limit: {
  maxConcurrent: number;
  maxQueued: number;
  maxQueuedPerOwner: number;
}): PictureQueue<Made> => {
  const jobs = new Map<string, Work<Made>>();
  const queue = createFairQueue<Work<Made>>();
  let running = 0;

  const beginNext = (): void => {
    while (running < limit.maxConcurrent) {
      const next = queue.takeNext();
      if (!next) return;
      // Already begun for another owner.
      if (next.hasBegun) continue;
      next.hasBegun = true;
      running += 1;
      next.begin();
    }
  };

  const addWork = (key: string, work: () => Promise<Made>): Work<Made> => {
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    const result = started.then(work).finally(() => {
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
    if (queue.size() >= limit.maxQueued || queue.sizeOf(owner) >= limit.maxQueuedPerOwner)
      return Promise.reject(new TooManyAtOnce());
    const job = known ?? addWork(key, work);
    job.owners.add(owner);
    queue.add(owner, job);
    beginNext();
    return job.result;
  };
};
