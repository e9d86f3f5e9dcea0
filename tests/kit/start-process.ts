import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment, root } from './child-environment.ts';

type TestProcess = {
  child: ChildProcess;
  /** Resolves with the first match of the words, also when they were printed before. */
  waitForOutput: (words: RegExp) => Promise<RegExpExecArray>;
  writeLine: (line: string) => void;
  /** SIGKILL, and waits for the end. */
  kill: () => Promise<void>;
  output: () => string;
};

/** Starts one of our own files in a process of its own. */
export const startProcess = (
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): TestProcess => {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, file), ...args],
    { cwd: root, stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...childEnvironment, ...env } },
  );
  let printed = '';
  const listeners = new Set<() => void>();
  const note = (text: Buffer) => {
    printed += text;
    for (const look of listeners) look();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  // A process that is killed takes its input with it; writing to it then is no failure of the test.
  child.stdin.on('error', () => {});
  const ended = new Promise<void>((done) => child.once('exit', () => done()));

  return {
    child,
    waitForOutput: (words) =>
      new Promise((found, refuse) => {
        const look = () => {
          const match = words.exec(printed);
          if (!match) return;
          listeners.delete(look);
          found(match);
        };
        listeners.add(look);
        child.once('exit', (code) => refuse(new Error(`${file} ended with ${code}: ${printed}`)));
        look();
      }),
    writeLine: (line) => child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    output: () => printed,
  };
};
