import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { AppError } from '#kernel/app-error.ts';
import { minuteMs, secondMs } from '#kernel/durations.ts';
import { TooManyAtOnce } from '#kernel/limit-concurrency.ts';
import type { PictureWidth } from '#kernel/picture-widths.ts';
import type { FileOnDisk } from './find-media-file.ts';
import type { DiskBudget } from './keep-within-budget.ts';
import type { PictureFormat } from './picture.rules.ts';
import { createPictureQueue } from './picture-queue.ts';

/** Decoding more than this at once is a bomb, not a picture. */
const maxPixels = 40_000_000;
/** More would take the processor from the pages themselves. */
const atOnce = 2;
/** A page of many pictures asks for a few dozen; a hundred of one client are enough to wait. */
const queueLimits = { maxQueued: 2_000, maxQueuedPerOwner: 100 };
/** How exactly the date of a file says when it was last used. */
const useNotedMs = minuteMs;

type DerivedPicture = { path: string; size: number; etag: string };
type PictureOptions = {
  width: PictureWidth;
  format: PictureFormat;
  /** Who asks: clients are served in rotation, so that one that asks for many does not delay the others. */
  client: string;
};
export type PictureMaker = (file: FileOnDisk, options: PictureOptions) => Promise<DerivedPicture>;

/**
 * Makes pictures in other sizes and formats, each one once: the result is kept on disk under a name made of
 * the source and the options, as long as there is room. However many ask for the same one at the same time, it is
 * made by the first.
 */
export const createPictureMaker = ({
  cacheDir,
  budget,
}: {
  cacheDir: string;
  budget: DiskBudget;
}): PictureMaker => {
  const runInQueue = createPictureQueue<number>({ maxConcurrent: atOnce, ...queueLimits });

  return async (file, { width, format, client }) => {
    const key = createHash('sha256')
      .update(`${file.name}|${file.size}|${file.modifiedAt}|${width}|${format}`)
      .digest('hex')
      .slice(0, 32);
    const path = join(cacheDir, key.slice(0, 2), `${key}.${format}`);
    const work = async () => {
      // It may have been made between looking for it and now.
      const kept = await findKept(path);
      if (kept !== undefined) return kept;
      await make(file.path, path, { width, format });
      const { size } = await stat(path);
      await budget.add(size);
      return size;
    };
    const size =
      (await findKept(path)) ?? (await runInQueue({ owner: client, key, work }).catch(toUnavailable));
    return { path, size, etag: `"${key.slice(0, 27)}"` };
  };
};

const findKept = async (path: string): Promise<number | undefined> => {
  const kept = await stat(path).catch(() => undefined);
  if (!kept || kept.size === 0) return undefined;
  // What is used least lately goes first when room is short; another server may just have dropped it.
  const now = Date.now();
  if (now - kept.mtimeMs > useNotedMs) await utimes(path, now / secondMs, now / secondMs).catch(() => {});
  return kept.size;
};

const make = async (
  source: string,
  target: string,
  { width, format }: { width: PictureWidth; format: PictureFormat },
): Promise<void> => {
  await mkdir(join(target, '..'), { recursive: true });
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    const picture = sharp(source, { limitInputPixels: maxPixels })
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

const toUnavailable = (error: unknown): never => {
  if (error instanceof TooManyAtOnce) throw new AppError('unavailable', { retryAfterSeconds: 5 });
  throw error;
};
