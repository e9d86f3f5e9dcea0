import { limits } from '#http/limits.ts';
import { secondMs } from '#kernel/durations.ts';
import { explainStartFailure } from './explain-start-failure.ts';
import { isClusterProcess, sendToParent } from './processes/process-messages.ts';
import type { StartedServer } from './start-server.ts';

/** Starts a server, prints one line when it is ready or why it is not, and stops it on a signal. */
export const runUntilSignal = async (start: () => Promise<StartedServer>): Promise<void> => {
  try {
    const server = await start();
    stopOnSignal(server);
    if (isClusterProcess()) await sendToParent({ ready: server.readyLine });
    else console.log(server.readyLine);
  } catch (error) {
    const reason = explainStartFailure(error);
    if (isClusterProcess()) await sendToParent({ failure: reason });
    else console.error(`Azma cannot start: ${reason}`);
    process.exit(1);
  }
};

/** One stop arrives several times: from the supervisor, from npm and from the terminal's process group. */
const sameSignalMs = 1_000;

/** The first signal stops gently, a later one at once; a stop that hangs ends by itself. */
const stopOnSignal = ({ close, drainWaitSeconds }: StartedServer): void => {
  let stoppingSince: number | undefined;
  const stop = () => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      if (now - stoppingSince >= sameSignalMs) process.exit(1);
      return;
    }
    stoppingSince = now;
    setTimeout(() => process.exit(1), drainWaitSeconds * secondMs + limits.hardStop).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};
