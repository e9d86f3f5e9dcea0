import { mediaLimits } from '#contract/office/media-limits.ts';

/** In pixels of the picture. */
export type CropBox = { left: number; top: number; width: number; height: number };
export type Corner = 'nw' | 'ne' | 'sw' | 'se';
type Size = { width: number; height: number };
type Step = { dx: number; dy: number };

const min = mediaLimits.crop;
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
const round = ({ left, top, width, height }: CropBox): CropBox => ({
  left: Math.round(left),
  top: Math.round(top),
  width: Math.round(width),
  height: Math.round(height),
});

export const canCrop = ({ width, height }: { width: number | null; height: number | null }): boolean =>
  Math.min(width ?? 0, height ?? 0) >= 2 * min;

/** The largest box of a shape, in the middle of the picture; without a shape, nine tenths of it. */
export const createFirstBox = (picture: Size, ratio?: number): CropBox => {
  const width = ratio ? Math.min(picture.width, picture.height * ratio) : picture.width * 0.9;
  const height = ratio ? width / ratio : picture.height * 0.9;
  return round({ left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height });
};

export const moveBox = (box: CropBox, { dx, dy }: Step, picture: Size): CropBox =>
  round({
    ...box,
    left: clamp(box.left + dx, 0, picture.width - box.width),
    top: clamp(box.top + dy, 0, picture.height - box.height),
  });

/** Pulls one corner; the opposite one stays where it is, and the shape is kept when there is one. */
export const resizeBox = (
  box: CropBox,
  corner: Corner,
  { dx, dy }: Step,
  picture: Size,
  ratio?: number,
): CropBox => {
  const [isTop, isLeft] = [corner.startsWith('n'), corner.endsWith('w')];
  const room = {
    width: isLeft ? box.left + box.width : picture.width - box.left,
    height: isTop ? box.top + box.height : picture.height - box.top,
  };
  let width = clamp(box.width + (isLeft ? -dx : dx), min, room.width);
  let height = clamp(box.height + (isTop ? -dy : dy), min, room.height);
  if (ratio) {
    const wanted = Math.abs(dx) >= Math.abs(dy) ? width : height * ratio;
    width = clamp(wanted, Math.max(min, min * ratio), Math.min(room.width, room.height * ratio));
    height = width / ratio;
  }
  return round({
    left: isLeft ? box.left + box.width - width : box.left,
    top: isTop ? box.top + box.height - height : box.top,
    width,
    height,
  });
};
