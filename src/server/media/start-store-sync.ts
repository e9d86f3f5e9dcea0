import type { Logger } from 'pino';
import { minuteMs } from '#kernel/durations.ts';
import type { Media } from './open-media.ts';

const retryMs = minuteMs;

/**
 * Brings the files of this machine and the store together: what a restore elsewhere has replaced is moved aside before
 * anything is served, and what the store lacks is put there meanwhile. A store that does not answer is asked
 * again each minute; until then nothing is put into it, for it may be older than what the store has.
 */
export const startStoreSync = async (
  media: Pick<Media, 'followRestore' | 'putMissingIntoStore'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<{ stop: () => void }> => {
  let isStopped = false;
  let hasFollowed = false;
  let retry: NodeJS.Timeout | undefined;
  const follow = async () => {
    const folders = await media.followRestore();
    hasFollowed = true;
    if (folders.length > 0)
      log.warn({ folders }, 'a backup was restored at another machine: older files here were moved aside');
  };
  await follow().catch((err) => log.warn({ err }, 'the media store could not be asked; it is asked again'));
  const putMissing = async () => {
    try {
      if (!hasFollowed) await follow();
      const count = await media.putMissingIntoStore();
      if (count > 0) log.info({ count }, 'files were put into the media store');
    } catch (err) {
      log.warn({ err }, 'files could not be put into the media store');
      if (!isStopped) retry = setTimeout(putMissing, retryMs).unref();
    }
  };
  void putMissing();
  // A server that stops does not wait for many files: the rest goes at the next start.
  const stop = () => {
    isStopped = true;
    clearTimeout(retry);
  };
  return { stop };
};
