import cluster from 'node:cluster';
import { z } from 'zod';

/** Messages of a server process to the one that started it. */
export const WorkerMessage = z.union([z.object({ ready: z.string() }), z.object({ failure: z.string() })]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;

/** True in one of several server processes behind one port. */
export const isClusterWorker = (): boolean => cluster.isWorker;

/** Resolves when the message is sent, so that the process may end. */
export const sendToParent = (message: WorkerMessage): Promise<void> =>
  new Promise((sent) => {
    if (process.send) process.send(message, undefined, undefined, () => sent());
    else sent();
  });
