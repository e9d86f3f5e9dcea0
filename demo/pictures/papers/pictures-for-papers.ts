import { drawDevice } from '../devices/catalogue.ts';
import { stand } from '../draw/room.ts';
import { rect, shade } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { drawWindow } from '../software/window.ts';

/** Marks a drawing that is printed as a photograph: readers disagree on translucent gradients in PDF. */
const asPhoto = (width: number, height: number, svg: string) => `<photo ${width} ${height}>${svg}</photo>`;
export const photoMark = /<photo (\d+) (\d+)>(.*?)<\/photo>/gs;

const pale = () => shade('v', '#d9efec', '#f3faf9');

export function devicePlate(kind: string, model: string, w: number, h: number): string {
  const device = drawDevice(kind, model, 0);
  const art =
    rect(0, 0, w, h, pale()) +
    stand(device.art, device.w, device.h, { x: w / 2, floor: h - 40, maxW: w * 0.84, maxH: h - 90 });
  return asPhoto(w, h, makeSheet(w, h, art));
}

export const closePlate = (kind: string, model: string, top = 140, height = 620) =>
  asPhoto(
    1200,
    height,
    makeSheet(1200, height, drawDevice(kind, model, 0).close ?? '', `0 ${top} 1200 ${height}`),
  );

export const screenPlate = (kind: string, model: string, screen: 0 | 1, look: number) =>
  asPhoto(
    1200,
    700,
    makeSheet(
      1200,
      700,
      `${rect(0, 0, 1200, 700, pale())}<g filter="url(#lift-small)">${drawWindow(kind, model, screen, look, 120, 40, 0.8)}</g>`,
    ),
  );
