import cluster, { type Worker } from 'node:cluster';
import { secondMs } from '#kernel/durations.ts';
import { ProcessMessage } from './process-messages.ts';

export type ServerProcess = {
  /** The line it is ready with; rejects with its own reason when it cannot start. */
  ready: Promise<string>;
  ended: Promise<{
    /** By which signal or code. */
    how: string;
    /** Why it could not start, where that was it. */
    reason: string | undefined;
    uptimeSeconds: number;
  }>;
};

/** One more server process behind the port. */
export const startProcess = (): ServerProcess => {
  const worker = cluster.fork();
  const startedAt = performance.now();
  let reason: string | undefined;
  const ready = new Promise<string>((started, refuse) => {
    worker.on('message', (given: unknown) => {
      const message = ProcessMessage.safeParse(given);
      if (!message.success) return;
      if ('ready' in message.data) started(message.data.ready);
      else reason = message.data.failure;
    });
    worker.once('exit', (code) => refuse(new Error(reason ?? `a server process ended with ${code}`)));
  });
  // Not everyone awaits it: a failure is also seen in `ended`.
  ready.catch(() => {});
  const ended = new Promise<Awaited<ServerProcess['ended']>>((end) => {
    worker.once('exit', (code, signal) =>
      end({
        how: String(signal ?? code),
        reason,
        uptimeSeconds: (performance.now() - startedAt) / secondMs,
      }),
    );
  });
  return { ready, ended };
};

/** Ends all of them, gently. */
export const stopProcesses = async (): Promise<void> => {
  await Promise.all(Object.values(cluster.workers ?? {}).map((one) => one && stopProcess(one)));
};

const stopProcess = (worker: Worker): Promise<void> =>
  new Promise((stopped) => {
    if (worker.isDead()) return stopped();
    worker.once('exit', () => stopped());
    worker.process.kill('SIGTERM');
  });
