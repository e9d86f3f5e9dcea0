import { limits } from '#http/limits.ts';
import type { StartedServer } from './start-server.ts';

/** Starts a server, says one line when it is ready or why it is not, and stops it when it is told to. */
export const runUntilSignal = async (start: () => Promise<StartedServer>): Promise<void> => {
  try {
    const server = await start();
    stopOnSignal(server.close);
    console.log(server.readyLine);
  } catch (error) {
    console.error(`Azma cannot start: ${reasonOf(error)}`);
    process.exit(1);
  }
};

/** One stop arrives several times: from the supervisor, from npm and from the terminal's process group. */
const sameSignalMs = 1_000;

/** The first signal stops gently, a later one at once; a stop that hangs ends by itself. */
const stopOnSignal = (close: () => Promise<void>): void => {
  let stoppingSince: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (now - stoppingSince >= sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = now;
    setTimeout(() => process.exit(1), limits.hardStop).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

const reasonOf = (error: unknown): string => {
  const { code, port, message } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') return `port ${port} is already in use; set PORT (or SIMULATOR_PORT) to another`;
  if (code === 'EACCES' && port) return `port ${port} may not be used by this account; set PORT to another`;
  return message ?? String(error);
};
