import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#config';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { requireFreePort } from '../require-free-port.ts';
import { restartDelaySeconds } from './restart-delay.rules.ts';
import { WorkerWord } from './worker-talk.ts';

export type Processes = { readyLine: string; close: () => Promise<void> };

/**
 * Runs several server processes behind one port. The first starts alone: what keeps it from starting is said once
 * and ends the start. One that dies later is started again, each time more patiently if it dies young.
 */
export const startProcesses = async (
  config: Pick<Config, 'port' | 'host' | 'webProcesses' | 'metrics'>,
  say: (line: string) => void = (line) => console.error(line),
): Promise<Processes> => {
  await requireFreePort(config.port, config.host, 'PORT');
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let youngDeaths = 0;

  const watch = (worker: Worker): void => {
    const born = performance.now();
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      const livedSeconds = (performance.now() - born) / 1_000;
      const delay = restartDelaySeconds(livedSeconds, youngDeaths);
      youngDeaths = livedSeconds < 10 ? youngDeaths + 1 : 0;
      say(`a server process ended (${signal ?? code}); another starts in ${delay} s`);
      const timer = setTimeout(() => {
        timers.delete(timer);
        // A start that fails ends with an exit, which is seen here again.
        startWorker(watch).catch(({ message }: Error) => say(`a server process cannot start: ${message}`));
      }, delay * 1_000);
      timers.add(timer);
    });
  };

  const { ready, worker } = await startWorker();
  watch(worker);
  await Promise.all(Array.from({ length: config.webProcesses - 1 }, () => startWorker(watch)));
  const metrics = config.metrics && (await serveMetrics(config.metrics, gatherMetrics()));
  return {
    readyLine: `${ready}, ${config.webProcesses} processes`,
    close: async () => {
      isStopping = true;
      metrics?.close();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(Object.values(cluster.workers ?? {}).map((one) => one && stopWorker(one)));
    },
  };
};

/** Resolves when the new process serves, and rejects with its own reason when it cannot. */
const startWorker = (watch?: (worker: Worker) => void): Promise<{ ready: string; worker: Worker }> => {
  const worker = cluster.fork();
  watch?.(worker);
  return new Promise((started, refuse) => {
    let reason: string | undefined;
    const hear = (word: unknown) => {
      const heard = WorkerWord.safeParse(word);
      if (!heard.success) return;
      if ('ready' in heard.data) started({ ready: heard.data.ready, worker });
      else reason = heard.data.failure;
    };
    worker.on('message', hear);
    worker.once('exit', (code) => refuse(new Error(reason ?? `a server process ended with ${code}`)));
  });
};

const stopWorker = (worker: Worker): Promise<void> =>
  new Promise((stopped) => {
    if (worker.isDead()) return stopped();
    worker.once('exit', () => stopped());
    worker.process.kill('SIGTERM');
  });

/** The numbers of all processes together. */
const gatherMetrics = () => {
  const together = new AggregatorRegistry();
  return async () => ({ type: together.contentType, text: await together.clusterMetrics() });
};
