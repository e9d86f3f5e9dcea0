import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config';
import { createPictureMaker, keepWithinBudget, type PictureMaker } from '#features/media/index.ts';

/** Pictures in other sizes, kept in the data folder as far as their room goes. */
export const composePictureMaker = (
  { dataDir, mediaCacheMb }: Pick<Config, 'dataDir' | 'mediaCacheMb'>,
  log: Pick<Logger, 'warn'>,
): PictureMaker => {
  const cacheDir = join(dataDir, 'media-cache');
  const { check, add } = keepWithinBudget(cacheDir, mediaCacheMb * 1_024 * 1_024);
  // A picture that was made is shown, also when room for it could not be made.
  const noteTrouble = (err: unknown) =>
    log.warn({ err }, 'made pictures could not be kept within their room');
  void check().catch(noteTrouble);
  return createPictureMaker({
    cacheDir,
    budget: { check, add: (bytes) => add(bytes).catch(noteTrouble) },
  });
};
