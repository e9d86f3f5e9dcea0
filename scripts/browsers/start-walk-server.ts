import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeBenchFolder } from '../bench/make-bench-folder.ts';
import { projectNode, root } from '../prepare.mjs';
import { serverCommand } from '../server-command.mjs';

export type WalkServer = {
  port: string;
  /** The newest code by SMS for a mobile. */
  readCode: (mobile: string) => Promise<string>;
  runDesk: (...args: string[]) => Promise<void>;
  stop: () => Promise<void>;
};

const runFile = promisify(execFile);

/** The server as `npm start` runs it, with the demo and the simulators, on data of its own. */
export const startWalkServer = async (): Promise<WalkServer> => {
  const dataDir = makeBenchFolder('browsers');
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const child = spawn(serverCommand.file, serverCommand.args, {
    cwd: root,
    env: { ...serverCommand.env, ...env, PORT: '0', SIMULATOR_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const printed = await new Promise<string>((ready, refuse) => {
    let text = '';
    child.stdout.on('data', (more) => {
      text += more;
      if (/ready at \S+/.test(text) && /simulators at \S+/.test(text)) ready(text);
    });
    child.once('exit', (code) => refuse(new Error(`the server ended with ${code}`)));
  });
  const simulators = /simulators at (http[^\s,]+)/.exec(printed)?.[1] ?? '';
  return {
    port: new URL(/ready at (http[^\s,]+)/.exec(printed)?.[1] ?? '').port,
    readCode: (mobile) => readCode(simulators, mobile),
    runDesk: async (...args) => {
      const script = join(root, 'src', 'cli', 'main.ts');
      await runFile(projectNode, ['--disable-warning=ExperimentalWarning', script, 'desk', ...args], {
        cwd: root,
        env,
      });
    },
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
};

const readCode = async (simulators: string, mobile: string, tries = 100): Promise<string> => {
  const messages = (await (await fetch(`${simulators}/sms/messages`)).json()) as {
    to: string;
    text: string;
    at: string;
  }[];
  const newest = messages
    .filter(({ to, text }) => to.endsWith(mobile.slice(1)) && /#\d{6}\s*$/.test(text))
    .sort((one, other) => other.at.localeCompare(one.at))[0];
  const code = /#(\d{6})\s*$/.exec(newest?.text ?? '')?.[1];
  if (code) return code;
  if (tries === 0) throw new Error(`no code went to ${mobile}`);
  await new Promise((done) => setTimeout(done, 100));
  return readCode(simulators, mobile, tries - 1);
};
