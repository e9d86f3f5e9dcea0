import { type PictureWidth, pictureWidths } from '#kernel/picture-widths.ts';

const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const isPictureWidth = (width: number): width is PictureWidth =>
  (pictureWidths as readonly number[]).includes(width);

/**
 * The best format that a browser accepts. A bare wildcard counts as JPEG: programs that fetch preview
 * pictures send it and often cannot read anything newer.
 */
export const chooseFormat = (accept: string | null): PictureFormat => {
  const wants = (accept ?? '').toLowerCase();
  if (wants.includes('image/avif')) return 'avif';
  if (wants.includes('image/webp')) return 'webp';
  return 'jpeg';
};

const mediaTypes: Record<string, string> = {
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.pdf': 'application/pdf',
};

/** The type of a file by its ending; nothing for endings we do not serve. */
export const findMediaType = (path: string): string | undefined =>
  mediaTypes[path.slice(path.lastIndexOf('.')).toLowerCase()];

/** Pictures that can be made in other sizes. */
export const isPicture = (path: string): boolean => findMediaType(path)?.startsWith('image/') ?? false;
