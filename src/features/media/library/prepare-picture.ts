import sharp from 'sharp';
import { mediaLimits, mediaTexts } from '#contract/office/media-limits.ts';
import { isAppError } from '#kernel/app-error.ts';
import { isOutOfRoom, noRoom, notAccepted, tooLarge } from './receive-upload.ts';

const largeSide = 2_400;
const smallWidth = 480;

type PreparedPicture = { width: number; height: number; bytes: number };

/**
 * Makes the large and the small picture of one upload. Both are drawn anew from the pixels, so nothing else of the
 * upload survives: no place, no camera, no comment, no second file hidden behind the first.
 */
export const preparePicture = async (
  source: string,
  { large, small }: { large: string; small: string },
): Promise<PreparedPicture> => {
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
    if (width * height > mediaLimits.pixels || Math.max(width, height) > mediaLimits.side)
      throw tooLarge(mediaTexts.tooManyPixels);
    const read = () => sharp(source, { limitInputPixels: mediaLimits.pixels, failOn: 'error' }).rotate();
    const made = await read()
      .resize({ width: largeSide, height: largeSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84, effort: 3 })
      .toFile(large);
    await read()
      .resize({ width: smallWidth, withoutEnlargement: true })
      .webp({ quality: 76, effort: 3 })
      .toFile(small);
    return { width: made.width, height: made.height, bytes: made.size };
  } catch (error) {
    if (isAppError(error)) throw error;
    if (isOutOfRoom(error)) throw noRoom(error);
    throw Object.assign(notAccepted(), { cause: error });
  }
};
