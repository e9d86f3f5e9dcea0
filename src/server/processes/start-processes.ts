import pino, { type Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#config';
import { secondMs } from '#kernel/durations.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { requireFreePorts } from '../require-free-port.ts';
import type { StartedServer } from '../start-server.ts';
import { restartDelaySeconds, startFailureSeconds } from './restart-delay.rules.ts';
import { type ServerProcess, startProcess, stopProcesses } from './start-process.ts';

type ProcessesConfig = Pick<
  Config,
  'port' | 'host' | 'webProcesses' | 'metrics' | 'drainWaitSeconds' | 'logLevel'
>;

/**
 * Runs several server processes behind one port. The first starts alone: an error that keeps it from starting is
 * reported once and ends the start. One that ends later is started again, after a longer delay each time it fails soon
 * after a start.
 */
export const startProcesses = async (
  config: ProcessesConfig,
  log: Pick<Logger, 'warn' | 'error'> = pino({ level: config.logLevel }, pino.destination(2)),
): Promise<StartedServer> => {
  await requireFreePorts(config);
  const timers = new Set<NodeJS.Timeout>();
  let isStopping = false;
  let startFailures = 0;

  const keepRunning = async ({ ended }: ServerProcess): Promise<void> => {
    const { how, reason, uptimeSeconds } = await ended;
    if (isStopping) return;
    const delay = restartDelaySeconds(uptimeSeconds, startFailures);
    startFailures = uptimeSeconds < startFailureSeconds ? startFailures + 1 : 0;
    if (reason) log.error(`a server process cannot start (${reason}); it is tried again in ${delay} s`);
    else log.warn(`a server process ended (${how}); another starts in ${delay} s`);
    const timer = setTimeout(() => {
      timers.delete(timer);
      void keepRunning(startProcess());
    }, delay * secondMs);
    timers.add(timer);
  };

  const startKept = (): Promise<string> => {
    const started = startProcess();
    void keepRunning(started);
    return started.ready;
  };

  const first = startProcess();
  const ready = await first.ready;
  void keepRunning(first);
  await Promise.all(Array.from({ length: config.webProcesses - 1 }, startKept));
  const metrics = config.metrics && (await serveMetrics(config.metrics, gatherMetrics()));
  return {
    readyLine: `${ready}, ${config.webProcesses} processes`,
    drainWaitSeconds: config.drainWaitSeconds,
    close: async () => {
      isStopping = true;
      metrics?.close();
      for (const timer of timers) clearTimeout(timer);
      await stopProcesses();
    },
  };
};

/** The numbers of all processes together. */
const gatherMetrics = () => {
  const together = new AggregatorRegistry();
  return async () => ({ type: together.contentType, text: await together.clusterMetrics() });
};
