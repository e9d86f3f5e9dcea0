import type { Logger } from 'pino';
import { dayMs } from '#kernel/day-ms.ts';
import { runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Media } from './open-media.ts';

const againMs = 60_000;
const neverMs = dayMs;

/**
 * Brings the files of this machine and the store together: what a restore elsewhere has replaced is moved aside before
 * anything is served, and what the store lacks is put there meanwhile. A store that is away is asked again each
 * minute; until then nothing is put into it, for it may be older than what the store has.
 */
export const startStoreSync = async (
  media: Pick<Media, 'followRestore' | 'putMissingIntoStore'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<{ stop: () => void }> => {
  let hasFollowed = false;
  let isDone = false;
  const follow = async () => {
    const folders = await media.followRestore();
    hasFollowed = true;
    if (folders.length > 0)
      log.warn({ folders }, 'a backup was restored at another machine: older files here were moved aside');
  };
  await follow().catch((err) => log.warn({ err }, 'the media store could not be asked; it is asked again'));
  const loop = runNudgedLoop(
    async () => {
      if (isDone) return { restMs: neverMs };
      if (!hasFollowed) await follow();
      const count = await media.putMissingIntoStore();
      if (count > 0) log.info({ count }, 'files were put into the media store');
      isDone = true;
      return { restMs: neverMs };
    },
    {
      onError: (err) => log.warn({ err }, 'files could not be put into the media store'),
      restAfterErrorMs: againMs,
    },
  );
  // A server that stops does not wait for many files: the rest goes at the next start.
  return { stop: () => void loop.stop() };
};
