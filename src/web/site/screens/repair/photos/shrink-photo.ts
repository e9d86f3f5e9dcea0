import { additionLimits } from '#contract/repair/limits.ts';

/** A smaller picture for a slow line, where the browser can make one; otherwise the file as it is. */
export const shrinkPhoto = async (file: File): Promise<Blob> => {
  const side = additionLimits.photoSide;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    return made && made.size < file.size ? made : file;
  } catch {
    return file;
  }
};
