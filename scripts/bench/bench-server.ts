import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverCommand } from '../server-command.mjs';

export type BenchServer = {
  port: number;
  startMs: number;
  residentMb: () => number;
  stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');

/** Starts the real server on a data folder of its own and waits until it says that it is ready. */
export const startBenchServer = async (
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): Promise<BenchServer> => {
  const started = performance.now();
  const child = spawn(serverCommand.file, serverCommand.args, {
    cwd: root,
    env: {
      ...serverCommand.env,
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      SIMULATOR_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A measuring that breaks off takes its server along.
  process.once('exit', () => child.kill('SIGKILL'));
  await readyLine(child);
  return {
    port,
    startMs: performance.now() - started,
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
};

const readyLine = (child: ChildProcess): Promise<void> =>
  new Promise((ready, refuse) => {
    child.stdout?.on('data', (text) => {
      if (String(text).includes('ready at')) ready();
    });
    child.once('exit', (code) => refuse(new Error(`the server ended with ${code}`)));
  });
