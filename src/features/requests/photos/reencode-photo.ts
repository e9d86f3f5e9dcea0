import sharp from 'sharp';
import { additionLimits } from '#contract/repair/additions.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';

const maxPixels = 40_000_000;
const formats = ['jpeg', 'png', 'webp'];

type ReencodePhoto = { bytes: Buffer; width: number; height: number };

/**
 * A picture made anew from what was sent: upright, at most 2560 px a side, and without anything that was not
 * picture, such as the place where it was taken. What is no picture by its content is refused.
 */
export const reencodePhoto = async (sent: Buffer): Promise<ReencodePhoto> => {
  const side = additionLimits.photoSide;
  try {
    const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!formats.includes(format ?? '')) throw new Error(`a ${format} is not taken`);
    const { data, info } = await picture
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (cause) {
    throw Object.assign(repairRefusal('not-a-picture'), { cause });
  }
};
