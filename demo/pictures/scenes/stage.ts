import { drawDevice } from '../devices/catalogue.ts';
import { laptop, monitor } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import { laboratory, stand, studio, wells } from '../draw/room.ts';
import { circle, place, rect, repeat, shade } from '../draw/shapes.ts';
import { asObject, windowHtml } from '../software/window.ts';

/** A device of the catalogue, standing with its middle at x. */
export function put(
  kind: string,
  model: string,
  x: number,
  floor: number,
  maxW: number,
  maxH: number,
  tone = 0,
): string {
  const device = drawDevice(kind, model, tone);
  return stand(device.art, device.w, device.h, { x, floor, maxW, maxH });
}

const colours =
  '--a:#0b7f80;--bar:#00474e;--bg:#f1f8f7;--card:#ffffff;--fg:#10363c;--mute:#527176;--line:#d7e4e3;--soft:#e7f4f2';

/** A floating paper card with a widget on it. */
export const pinCard = (inner: string, x: number, y: number, w: number, h: number, scale = 1) =>
  `<g filter="url(#lift)">${place(asObject(`<div class="win" style="${colours};width:${w}px;height:${h}px;border-radius:20px;background:#fff;padding:0">${inner.replace('class="card" style="', 'class="card" style="flex:1;border:0;padding:24px;')}</div>`, w, h), x, y, scale)}</g>`;

export const onScreen = (
  kind: string,
  model: string,
  screen: 0 | 1,
  look: number,
  x: number,
  y: number,
  scale: number,
) => monitor(asObject(windowHtml(kind, model, screen, look), 1200, 780), x, y, scale);
export const onLaptop = (
  kind: string,
  model: string,
  screen: 0 | 1,
  look: number,
  x: number,
  y: number,
  scale: number,
) => laptop(asObject(windowHtml(kind, model, screen, look), 1200, 780), x, y, scale);

export const tealWall = () =>
  rect(0, 0, 1200, 900, shade('d', '#056a6e', '#00363c')) +
  wells(40, 44, 14, 9, 48, hue.white, 0.11) +
  rect(0, 742, 1200, 158, shade('v', '#ffffff18', '#ffffff05'));
export const amberWall = () =>
  rect(0, 0, 1200, 900, shade('v', '#fdebc6', '#fff8ea')) +
  circle(860, 380, 420, '#ffffff', 'opacity=".5"') +
  wells(40, 44, 9, 6, 46, hue.amber, 0.3);

/** The production or exhibition hall: high ceiling, lamps, floor. */
export const hall = (seed: number) =>
  rect(0, 0, 1200, 900, shade('v', seed % 2 ? '#dbe9ec' : '#d4eae7', '#f1f8f7')) +
  repeat(
    5,
    (k) =>
      rect(60 + k * 236, 0, 8, 90 + (k % 2) * 20, hue.steel) +
      rect(10 + k * 236, 88 + (k % 2) * 20, 108, 18, hue.lead, 9) +
      rect(22 + k * 236, 104 + (k % 2) * 20, 84, 8, '#fff3cf', 4),
  ) +
  repeat(
    6,
    (k) =>
      rect(30 + k * 200, 190, 150, 170, '#ffffff', 8, 'opacity=".55"') +
      rect(40 + k * 200, 200, 130, 150, '#c7e3ea', 6, 'opacity=".6"'),
  ) +
  rect(0, 690, 1200, 210, shade('v', '#c6d9d7', '#e9f1f0')) +
  rect(0, 690, 1200, 6, '#a9c2c0');

export { laboratory, studio };
