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

/** The first signal stops gently, the second at once; a stop that hangs ends by itself. */
const stopOnSignal = (close: () => Promise<void>): void => {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
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
