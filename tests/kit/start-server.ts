import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { copyDemoFolder, shareMadePictures } from './copy-demo-folder.ts';
import { makeFolder } from './make-folder.ts';

export type TestServer = {
  /** `http://localhost:port` */
  url: string;
  /** Where the simulators are, when they run. */
  simulatorsUrl: string | undefined;
  dataDir: string;
  process: ChildProcess;
  /** Everything the server has printed so far, its log included. */
  output: () => string;
  /** SIGTERM, and waits for the end; gives the exit code. */
  stop: () => Promise<number | null>;
  /** SIGKILL: what a power cut looks like to the process. */
  kill: () => Promise<void>;
};

const root = join(import.meta.dirname, '..', '..');
const startDeadline = 180_000;
const running = new Set<ChildProcess>();

// A test that failed before it could stop its server would leave it running, and writing, for ever.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts the real server as `npm start` does, on a free port, with a data folder of its own, which holds the demo,
 * unless one is given. Every test talks to it as a stranger would: over HTTP.
 */
export const startServer = async (
  env: Record<string, string> = {},
  { keepData = false }: { keepData?: boolean } = {},
): Promise<TestServer> => {
  const dataDir = env.DATA_DIR ?? makeFolder('data');
  await copyDemoFolder(dataDir, env, async (folder) => {
    const server = await startServer({ DATA_DIR: folder });
    await server.stop();
  });
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'src/main.ts')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        SIMULATOR_PORT: '0',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: join(root, 'build', 'compiled'),
        ...env,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  child.stderr.on('data', (text) => {
    printed += text;
  });
  running.add(child);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  void ended.then(() => running.delete(child));
  const url = await waitForReadyLine(child, () => printed);
  const clean = () => {
    if (!env.DATA_DIR) shareMadePictures(dataDir);
    if (!keepData && !env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    url,
    simulatorsUrl: /simulators at (http[^\s,]+)/.exec(printed)?.[1],
    dataDir,
    process: child,
    output: () => printed,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      clean();
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
      clean();
    },
  };
};

const waitForReadyLine = (child: ChildProcess, printed: () => string): Promise<string> =>
  new Promise((ready, refuse) => {
    const look = () => {
      const found = /ready at (http[^\s,]+)/.exec(printed());
      if (found?.[1]) ready(found[1]);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => refuse(new Error(`the server ended with ${code}: ${printed()}`)));
    setTimeout(() => refuse(new Error(`the server is not ready: ${printed()}`)), startDeadline).unref();
  });
