import { floorShadow } from './device-details.ts';
import { hue } from './palette.ts';
import { circle, path, place, rect, repeat, shade } from './shapes.ts';

/** A monitor whose screen is 1200 × 780 units, drawn at `scale`; floor at y + 1010 · scale. */
export const monitor = (screen: string, x: number, y: number, scale: number) =>
  floorShadow(x + 600 * scale, y + 1008 * scale, 330 * scale, 18) +
  place(
    path('M500 830H700L740 980H460z', shade('v', '#9fb8b9', '#dfeaea')) +
      rect(380, 972, 440, 36, shade('v', '#ffffff', hue.steel), 18) +
      rect(-30, -30, 1260, 880, shade('v', '#1d4048', '#0c2b31'), 36) +
      screen +
      circle(600, 815, 9, hue.amber),
    x,
    y,
    scale,
  );

/** A laptop with the same screen; floor at y + 900 · scale. */
export const laptop = (screen: string, x: number, y: number, scale: number) =>
  floorShadow(x + 600 * scale, y + 905 * scale, 760 * scale, 20) +
  place(
    rect(-26, -26, 1252, 840, shade('v', '#1d4048', '#0c2b31'), 30) +
      screen +
      path('M-30 814H1230L1370 884q14 16 -14 16H-156q-28 0 -14 -16z', shade('v', '#ffffff', '#a9c0c0')) +
      path('M460 828H740l18 26H442z', hue.steel) +
      rect(-170, 886, 1540, 14, hue.lead, 7),
    x,
    y,
    scale,
  );

export const sheetOfPaper = (x: number, y: number, w: number, h: number, lines = 8, seed = 1) =>
  rect(x, y, w, h, hue.white, 10, 'filter="url(#lift-small)"') +
  rect(x + w * 0.1, y + h * 0.08, w * 0.44, h * 0.045, hue.teal, 6) +
  repeat(lines, (at) =>
    rect(
      x + w * 0.1,
      y + h * (0.2 + (at * 0.68) / lines),
      w * (0.5 + 0.3 * Math.abs(Math.sin(at * 2 + seed))),
      Math.max(5, h * 0.018),
      hue.fog,
      4,
    ),
  );

export const cardboard = (x: number, y: number, w: number, h: number, open = false) =>
  (open
    ? path(
        `M${x} ${y}l${-w * 0.16} ${-h * 0.2}h${w * 0.5}l${w * 0.16} ${h * 0.2}zM${x + w} ${y}l${w * 0.16} ${-h * 0.2}h${-w * 0.5}l${-w * 0.16} ${h * 0.2}z`,
        '#e9c48e',
      )
    : '') +
  rect(x, y, w, h, shade('v', '#e3b777', '#c9985a'), 6) +
  rect(x + w * 0.44, y, w * 0.12, h * (open ? 0.1 : 0.34), '#f3d7a8') +
  rect(x + w * 0.08, y + h * 0.58, w * 0.34, h * 0.28, hue.white, 6) +
  repeat(9, (k) => rect(x + w * 0.12 + k * w * 0.027, y + h * 0.64, k % 3 ? 2 : 4, h * 0.1, hue.ink)) +
  repeat(9, (k) =>
    circle(
      x + w * 0.72 + (k % 3) * w * 0.07,
      y + h * 0.62 + Math.floor(k / 3) * w * 0.07,
      w * 0.025,
      k === 8 ? hue.amber : hue.deep,
    ),
  );
