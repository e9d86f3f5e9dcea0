import sharp from 'sharp';
import { additionLimits } from '#contract/repair/limits.ts';
import { limitConcurrency } from '#kernel/limit-concurrency.ts';

const maxPixels = 40_000_000;
const formats = ['jpeg', 'png', 'webp'];

/** Photos, whoever sends them, must not take processor and memory from the pages. */
const runLimited = limitConcurrency({ maxConcurrent: 2 });

type ReencodedPhoto = { bytes: Buffer; width: number; height: number };

/**
 * A picture made anew from what was sent: upright, at most 2560 px a side, and without anything that was not
 * picture, such as the place where it was taken. Fails for what is no picture by its content.
 */
export const reencodePhoto = (sent: Uint8Array, format: 'webp' | 'jpeg'): Promise<ReencodedPhoto> =>
  runLimited(async () => {
    const side = additionLimits.photoSide;
    const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format: sentFormat } = await picture.metadata();
    if (!formats.includes(sentFormat ?? '')) throw new Error(`a ${sentFormat} is not taken`);
    const upright = picture
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    const made =
      format === 'webp'
        ? upright.webp({ quality: 82 })
        : upright.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
