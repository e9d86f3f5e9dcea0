import { readFileSync } from 'node:fs';
import { startDemoServer } from '../demo-run/start-demo-server.ts';

export type BenchServer = {
  startMs: number;
  residentMb: () => number;
  stop: () => Promise<void>;
};

/** Starts the real server on a data folder of its own; measures its start and its memory. */
export const startBenchServer = async (
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<BenchServer> => {
  const started = performance.now();
  const server = await startDemoServer({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...env,
  });
  const status = `/proc/${server.process.pid}/status`;
  return {
    startMs: performance.now() - started,
    residentMb: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1_024,
    stop: server.stop,
  };
};
