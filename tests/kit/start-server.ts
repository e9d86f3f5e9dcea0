import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { type SpawnedServer, spawnServer } from '../../scripts/spawn-server.ts';
import { copyDemoFolder, shareMadePictures } from './copy-demo-folder.ts';
import { makeFolder } from './make-folder.ts';

export type TestServer = Omit<SpawnedServer, 'end'> & {
  dataDir: string;
  /** SIGTERM, and waits for the end; gives the exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL: what a power cut looks like to the process. */
  kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();

/** A test that failed before it could stop its server would leave it running, and writing, for ever. */
export const killServers = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

/**
 * Starts the real server with a data folder of its own, which holds the demo, unless one is given. Every test talks
 * to it as a stranger would: over HTTP.
 */
export const startServer = async (
  env: Record<string, string> = {},
  { keepData = false }: { keepData?: boolean } = {},
): Promise<TestServer> => {
  const dataDir = env.DATA_DIR ?? makeFolder('data');
  await copyDemoFolder(dataDir, env);
  const { end, ...server } = await spawnServer({ ...env, DATA_DIR: dataDir }, (child) => {
    running.add(child);
    child.once('exit', () => running.delete(child));
  });
  const finish = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const code = await end(signal);
    if (!env.DATA_DIR) shareMadePictures(dataDir);
    if (!keepData && !env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  return {
    ...server,
    dataDir,
    stop: () => finish('SIGTERM'),
    kill: async () => void (await finish('SIGKILL')),
  };
};
