import { spawn } from 'node:child_process';

/** An X server whose screen is memory alone; it chooses its own number and says it. */
export const openScreen = async (file: string): Promise<{ display: string; close: () => void }> => {
  const child = spawn(file, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const number = await new Promise<string>((found, refuse) => {
    child.stdio[3]?.on('data', (text) => found(String(text).trim()));
    child.once('exit', (code) => refuse(new Error(`the screen ended with ${code}`)));
  });
  return { display: `:${number}`, close: () => void child.kill('SIGTERM') };
};
