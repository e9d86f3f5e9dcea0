import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './prepare.mjs';
import { serverCommand } from './server-command.mjs';

export type SpawnedServer = {
  /** `http://localhost:port` */
  url: string;
  /** Where the simulators are, when they run. */
  simulatorsUrl: string | undefined;
  process: ChildProcess;
  /** Everything the server has printed so far, its log included. */
  output: () => string;
  /** Sends the signal and waits for the end; gives the exit code. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

const startDeadline = 180_000;

/** Starts the real server as `npm start` does, on a free port, and waits until it is ready. */
export const spawnServer = async (
  env: Record<string, string>,
  note: (child: ChildProcess) => void = () => {},
): Promise<SpawnedServer> => {
  const { PATH, HOME } = process.env;
  const child = spawn(serverCommand.file, serverCommand.args, {
    cwd: root,
    env: { ...serverCommand.env, PATH, HOME, PORT: '0', SIMULATOR_PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  note(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const readyLine = await waitForReadyLine(child, () => printed);
  return {
    url: /ready at (http[^\s,]+)/.exec(readyLine)?.[1] ?? '',
    simulatorsUrl: /simulators at (http[^\s,]+)/.exec(readyLine)?.[1],
    process: child,
    output: () => printed,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** The whole line: a pipe may bring it in pieces. */
const waitForReadyLine = (child: ChildProcess, printed: () => string): Promise<string> =>
  new Promise((ready, refuse) => {
    const look = () => {
      const [line] = /ready at http.*\n/.exec(printed()) ?? [];
      if (line) ready(line);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => refuse(new Error(`the server ended with ${code}: ${printed()}`)));
    setTimeout(() => refuse(new Error(`the server is not ready: ${printed()}`)), startDeadline).unref();
  });
