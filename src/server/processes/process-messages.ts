import cluster from 'node:cluster';
import { z } from 'zod';

/** Messages of a server process to the one that started it. */
export const ProcessMessage = z.union([z.object({ ready: z.string() }), z.object({ failure: z.string() })]);
export type ProcessMessage = z.infer<typeof ProcessMessage>;

/** True in one of several server processes behind one port. */
export const isClusterProcess = (): boolean => cluster.isWorker;

/** Resolves when the message is sent, so that the process may end. */
export const sendToParent = (message: ProcessMessage): Promise<void> =>
  new Promise((sent) => {
    if (process.send) process.send(message, undefined, undefined, () => sent());
    else sent();
  });
