import cluster from 'node:cluster';
import { z } from 'zod';

/** What a server process tells the one that started it. */
export const WorkerWord = z.union([z.object({ ready: z.string() }), z.object({ failure: z.string() })]);
export type WorkerWord = z.infer<typeof WorkerWord>;

/** True in one of several server processes behind one port. */
export const isOneOfSeveral = (): boolean => cluster.isWorker;

/** Resolves when the word is out, so that the process may end. */
export const tellParent = (word: WorkerWord): Promise<void> =>
  new Promise((sent) => {
    if (process.send) process.send(word, undefined, undefined, () => sent());
    else sent();
  });
