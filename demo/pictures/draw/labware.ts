import { hue } from './palette.ts';
import { circle, ellipse, path, pick, rect, repeat, shade, stroke, text } from './shapes.ts';

const caps: [string, ...string[]] = [hue.coral, hue.amber, hue.mint, hue.coral, hue.sky];

/** A closed blood tube, standing; its top middle is at (x, y). */
export const tube = (x: number, y: number, cap: string = hue.coral, scale = 1, fill: string = hue.blood) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  path('M-12 20V104a12 12 0 0 0 24 0V20z', '#ffffff', 'opacity=".85"') +
  path('M-12 50V104a12 12 0 0 0 24 0V50z', fill, 'opacity=".92"') +
  rect(-9, 30, 18, 34, hue.white, 3) +
  repeat(5, (at) => rect(-6 + at * 2.6, 34, at % 2 ? 1 : 1.7, 14, hue.ink)) +
  path(
    'M-12 20V104a12 12 0 0 0 24 0V20z',
    'none',
    `stroke="${hue.lead}" stroke-opacity=".5" stroke-width="1.5"`,
  ) +
  rect(-15, 0, 30, 26, cap, 6) +
  rect(-15, 0, 9, 26, '#ffffff', 5, 'opacity=".25"') +
  '</g>';

/** A rack of tubes, `many` across; floor at y + 132. */
export const rack = (x: number, y: number, many: number, colour: string = hue.teal, shift = 0) =>
  rect(x, y + 40, many * 38 + 22, 12, colour, 6, 'opacity=".55"') +
  repeat(many, (at) => tube(x + 30 + at * 38, y, pick(caps, at + shift))) +
  rect(x, y + 66, many * 38 + 22, 66, shade('v', colour, hue.deep), 12) +
  repeat(many, (at) => ellipse(x + 30 + at * 38, y + 98, 8, 8, '#ffffff', 'opacity=".18"'));

export const bottle = (
  x: number,
  y: number,
  w: number,
  h: number,
  liquid: string,
  cap: string = hue.ink,
  label = '',
) =>
  rect(x + w * 0.3, y, w * 0.4, h * 0.16, cap, 5) +
  path(
    `M${x + w * 0.34} ${y + h * 0.14}h${w * 0.32}v${h * 0.08}q0 ${h * 0.05} ${w * 0.2} ${h * 0.09}q${w * 0.14} ${h * 0.03} ${w * 0.14} ${h * 0.12}v${h * 0.49}q0 ${h * 0.08} ${-w * 0.14} ${h * 0.08}h${-w * 0.72}q${-w * 0.14} 0 ${-w * 0.14} ${-h * 0.08}v${-h * 0.49}q0 ${-h * 0.09} ${w * 0.14} ${-h * 0.12}q${w * 0.2} ${-h * 0.04} ${w * 0.2} ${-h * 0.09}z`,
    liquid,
  ) +
  rect(x, y + h * 0.48, w, h * 0.34, hue.white, 0, 'opacity=".94"') +
  rect(x, y + h * 0.48, w, h * 0.06, cap) +
  (label
    ? text(x + w / 2, y + h * 0.7, label, { size: w * 0.24, fill: hue.ink, weight: 750, latin: true })
    : rect(x + w * 0.15, y + h * 0.6, w * 0.6, h * 0.04, hue.steel, 2) +
      rect(x + w * 0.15, y + h * 0.68, w * 0.4, h * 0.04, hue.steel, 2)) +
  rect(x + w * 0.08, y + h * 0.38, w * 0.1, h * 0.54, '#ffffff', 4, 'opacity=".35"');

/** Erlenmeyer; floor at y + h. */
export const flask = (x: number, y: number, w: number, h: number, liquid: string = hue.mint) =>
  path(
    `M${x + w * 0.38} ${y}h${w * 0.24}v${h * 0.34}L${x + w} ${y + h * 0.9}q${w * 0.02} ${h * 0.1} ${-w * 0.1} ${h * 0.1}h${-w * 0.8}q${-w * 0.12} 0 ${-w * 0.1} ${-h * 0.1}L${x + w * 0.38} ${y + h * 0.34}z`,
    '#ffffff',
    'opacity=".75"',
  ) +
  path(
    `M${x + w * 0.22} ${y + h * 0.6}h${w * 0.56}L${x + w * 0.97} ${y + h * 0.9}q${w * 0.02} ${h * 0.08} ${-w * 0.08} ${h * 0.08}h${-w * 0.78}q${-w * 0.1} 0 ${-w * 0.08} ${-h * 0.08}z`,
    liquid,
  ) +
  rect(x + w * 0.34, y - h * 0.02, w * 0.32, h * 0.06, hue.steel, 4) +
  stroke(
    `M${x + w * 0.62} ${y + h * 0.7}h${w * 0.1}m${-w * 0.06} ${h * 0.1}h${w * 0.12}`,
    '#ffffff',
    3,
    'opacity=".8"',
  );

export const beaker = (x: number, y: number, w: number, h: number, liquid: string = hue.sky) =>
  rect(x, y, w, h, '#ffffff', w * 0.12, 'opacity=".7"') +
  path(
    `M${x} ${y + h * 0.42}h${w}v${h * 0.46}q0 ${h * 0.12} ${-w * 0.14} ${h * 0.12}h${-w * 0.72}q${-w * 0.14} 0 ${-w * 0.14} ${-h * 0.12}z`,
    liquid,
    'opacity=".85"',
  ) +
  repeat(4, (at) => rect(x + w * 0.7, y + h * (0.3 + at * 0.15), w * 0.18, 3, hue.white, 1)) +
  rect(x - w * 0.04, y - 4, w * 1.08, 9, hue.steel, 4);

export const petri = (cx: number, y: number, w: number, colour: string = hue.honey) =>
  rect(cx - w / 2, y, w, 16, colour, 5, 'opacity=".9"') +
  rect(cx - w / 2 - 4, y - 6, w + 8, 12, '#ffffff', 5, 'opacity=".85"') +
  rect(cx - w / 2 - 4, y - 6, w + 8, 12, 'none', 5, `stroke="${hue.steel}" stroke-width="1.5"`);

/** The 96-well plate from above: the project's motif. `lit` tells the colour of a well. */
export function wellPlate(x: number, y: number, w: number, lit: (at: number) => string): string {
  const step = w / 13.4;
  const h = step * 9.4;
  return (
    rect(x, y, w, h, shade('v', '#ffffff', hue.pearl), step * 0.5) +
    rect(x, y, w, h, 'none', step * 0.5, `stroke="${hue.steel}" stroke-width="2"`) +
    repeat(96, (at) =>
      circle(
        x + step * (1.2 + (at % 12)),
        y + step * (1.2 + Math.floor(at / 12)),
        step * 0.38,
        lit(at),
        `stroke="${hue.lead}" stroke-opacity=".35" stroke-width="1.5"`,
      ),
    )
  );
}

export const bloodBag = (x: number, y: number, w: number, group = 'A+') =>
  rect(x + w * 0.44, y - w * 0.16, w * 0.12, w * 0.2, hue.steel, 3) +
  rect(x, y, w, w * 1.3, shade('v', '#cf5a5f', '#9c333b'), w * 0.18) +
  rect(x + w * 0.14, y + w * 0.28, w * 0.72, w * 0.62, hue.white, w * 0.06) +
  text(x + w / 2, y + w * 0.72, group, { size: w * 0.34, fill: hue.blood, weight: 800, latin: true }) +
  rect(x + w * 0.06, y + w * 0.1, w * 0.06, w * 1.1, '#ffffff', 3, 'opacity=".3"');
