import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { type DiskFacts, judgeDisk } from '#features/system-status/index.ts';

const checkEveryMs = 10_000;

export type DiskWatch = { facts: () => DiskFacts; stop: () => void };

/** Measures the room of the data folder. Logs once that it is full, and once that it is not any more. */
export const watchDisk = async (dataDir: string, log: Logger): Promise<DiskWatch> => {
  let facts: DiskFacts = { state: 'fine', freeBytes: 0, totalBytes: 0 };
  const measure = async () => {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const room = { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    const state = judgeDisk(room);
    if (state === 'full' && facts.state !== 'full')
      log.error({ dataDir, ...room }, 'the disk is full: nothing can be stored until there is room');
    if (state !== 'full' && facts.state === 'full') log.info({ dataDir, ...room }, 'the disk has room again');
    facts = { state, ...room };
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => {}), checkEveryMs);
  timer.unref();
  return { facts: () => facts, stop: () => clearInterval(timer) };
};
