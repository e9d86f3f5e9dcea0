import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#kernel/app-error.ts';
import { limitConcurrency, TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import type { PictureWidth } from '#kernel/picture-widths.ts';
import type { MediaFile } from './find-media-file.ts';
import type { PictureFormat } from './picture.rules.ts';

/** Decoding more than this at once is a bomb, not a picture. */
const mostPixels = 40_000_000;
const atOnce = 2;
const longestQueue = 200;

export type DerivedPicture = { path: string; size: number; etag: string };
export type PictureMaker = (
  file: MediaFile,
  wish: { width: PictureWidth; format: PictureFormat },
) => Promise<DerivedPicture>;

/**
 * Makes pictures in other sizes and formats, each one once: the result is kept on disk under a name made of
 * the source and the wish. However many ask for the same one at the same time, it is made by the first.
 */
export const createPictureMaker = (cacheDir: string): PictureMaker => {
  const underWay = new Map<string, Promise<DerivedPicture>>();
  // Two at a time: more would take the processor from the pages themselves.
  const takeTurn = limitConcurrency({ most: atOnce, longestLine: longestQueue });

  return (file, { width, format }) => {
    const key = createHash('sha256')
      .update(`${file.path}|${file.size}|${file.modifiedAt}|${width}|${format}`)
      .digest('hex')
      .slice(0, 32);
    const running = underWay.get(key);
    if (running) return running;
    const path = join(cacheDir, key.slice(0, 2), `${key}.${format}`);
    const made = keptOrMade(path, () =>
      takeTurn(() => make(file.path, path, { width, format })).catch(sayBusy),
    )
      .then((size) => ({ path, size, etag: `"${key.slice(0, 27)}"` }))
      .finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };
};

const keptOrMade = async (path: string, make: () => Promise<void>): Promise<number> => {
  const kept = await stat(path).catch(() => undefined);
  if (kept && kept.size > 0) return kept.size;
  await make();
  return (await stat(path)).size;
};

const make = async (
  source: string,
  target: string,
  { width, format }: { width: PictureWidth; format: PictureFormat },
): Promise<void> => {
  await mkdir(join(target, '..'), { recursive: true });
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    const picture = sharp(source, { limitInputPixels: mostPixels })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    await encode(picture, format).toFile(draft);
    // The name appears only when the file is whole, so a crash leaves no half picture behind.
    await rename(draft, target);
  } catch (cause) {
    await rm(draft, { force: true });
    throw new AppError('unavailable', { message: 'a picture could not be made', cause });
  }
};

const encode = (picture: Sharp, format: PictureFormat): Sharp => {
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 });
  if (format === 'webp') return picture.webp({ quality: 78, effort: 3 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
};

const sayBusy = (error: unknown): never => {
  if (error instanceof TooManyAtOnce) throw new AppError('unavailable', { retryAfterSeconds: 5 });
  throw error;
};
