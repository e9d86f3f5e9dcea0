import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeRunFolder } from '../demo-run/make-run-folder.ts';
import { startDemoServer } from '../demo-run/start-demo-server.ts';
import { projectNode, root } from '../prepare.mjs';
import { tryAgain } from './try-again.ts';

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
  const dataDir = makeRunFolder('browsers');
  const { url, simulatorsUrl = '', stop } = await startDemoServer({ DATA_DIR: dataDir });
  return {
    port: new URL(url).port,
    readCode: (mobile) => tryAgain(() => readCode(simulatorsUrl, mobile)),
    runDesk: async (...args) => {
      const script = join(root, 'src', 'cli', 'main.ts');
      await runFile(projectNode, ['--disable-warning=ExperimentalWarning', script, 'desk', ...args], {
        cwd: root,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      });
    },
    stop,
  };
};

const readCode = async (simulators: string, mobile: string): Promise<string> => {
  const messages = (await (await fetch(`${simulators}/sms/messages`)).json()) as {
    to: string;
    text: string;
    at: string;
  }[];
  const newest = messages
    .filter(({ to, text }) => to.endsWith(mobile.slice(1)) && /#\d{6}\s*$/.test(text))
    .sort((one, other) => other.at.localeCompare(one.at))[0];
  const code = /#(\d{6})\s*$/.exec(newest?.text ?? '')?.[1];
  if (!code) throw new Error(`no code went to ${mobile}`);
  return code;
};
