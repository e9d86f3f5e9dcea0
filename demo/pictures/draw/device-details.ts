import { hue, type Tone } from './palette.ts';
import { circle, ellipse, path, rect, repeat, shade, stroke, text } from './shapes.ts';

/** What every drawn device hands over: its size, its strokes (floor at y = h) and its most telling part. */
export type Drawing = {
  w: number;
  h: number;
  art: string;
  focus: [x: number, y: number, w: number, h: number];
  /** A close view drawn for itself (1200 × 900), where a crop of the whole would say too little. */
  close?: string;
};

export type Look = { tone: Tone; model: string; grade: number };

/** Housing: a softly shaded box with a lit upper edge. */
export const shell = (x: number, y: number, w: number, h: number, tone: Tone, rx = 26) =>
  rect(x, y, w, h, shade('v', tone.shell, tone.shade), rx) +
  rect(x + 3, y + 3, w - 6, h - 6, 'none', rx - 3, `stroke="#ffffff" stroke-opacity=".9" stroke-width="3"`) +
  rect(x, y, w, h, 'none', rx, `stroke="${hue.slate}" stroke-opacity=".16" stroke-width="2"`) +
  path(
    `M${x + w * 0.84} ${y + 2}h${w * 0.16 - rx}q${rx - 2} 0 ${rx - 2} ${rx - 2}v${h - rx * 2 + 2}q0 ${rx - 2} ${-(rx - 2)} ${rx - 2}h${-(w * 0.16 - rx)}z`,
    shade('h', '#0f4a5000', '#0f4a5018'),
  );

export const feet = (x: number, y: number, w: number, many = 2) =>
  repeat(many, (at) => rect(x + 34 + (at * (w - 68 - 56)) / (many - 1 || 1), y - 4, 56, 16, hue.slate, 6));

export const floorShadow = (cx: number, y: number, rx: number, ry = 26, strength = 0.26) =>
  ellipse(cx, y, rx, ry, '#0b3c42', `opacity="${strength}" filter="url(#blur)"`) +
  ellipse(cx, y, rx * 0.86, ry * 0.5, '#0b3c42', `opacity="${strength * 0.8}" filter="url(#blur)"`);

const noise = (k: number, seed: number) => {
  const wide = Math.sin(k * 127.1 + seed * 311.7) * 43758.5453;
  return wide - Math.floor(wide);
};

type ScreenKind = 'curve' | 'bars' | 'digits' | 'grid' | 'scatter' | 'list' | 'steps';

/** A dark instrument display with something believable on it. */
export function display(
  x: number,
  y: number,
  w: number,
  h: number,
  kind: ScreenKind,
  words = '',
  seed = 1,
): string {
  const u = Math.min(w, h) / 100;
  const left = x + 8 * u;
  const top = y + 8 * u;
  const iw = w - 16 * u;
  const ih = h - 16 * u;
  const head =
    circle(left + 5 * u, top + 5 * u, 3.6 * u, hue.amber) +
    rect(left + 13 * u, top + 2 * u, iw * 0.3, 6 * u, '#3d8a8b', 3 * u);
  const wave = (k: number) => 0.5 + 0.32 * Math.sin(k * 1.7 + seed) + 0.15 * Math.sin(k * 3.9 + seed * 2);
  const inner: Record<ScreenKind, () => string> = {
    curve: () =>
      repeat(3, (at) => stroke(`M${left} ${top + ih * (0.35 + at * 0.25)}h${iw}`, '#2b6066', 1 * u)) +
      stroke(
        `M${Array.from({ length: 10 }, (_, k) => `${left + (iw * k) / 9} ${top + ih * (0.95 - 0.7 * wave(k))}`).join('L')}`,
        '#4fd6c8',
        3.4 * u,
      ) +
      head,
    bars: () =>
      head +
      repeat(8, (k) => {
        const bh = ih * 0.7 * wave(k);
        return rect(
          left + (iw / 8) * k + iw * 0.02,
          top + ih - bh,
          iw / 12,
          bh,
          k === 5 ? hue.amber : '#4fd6c8',
          2 * u,
        );
      }),
    digits: () =>
      text(x + w / 2, y + h / 2 + h * 0.2, words, {
        size: Math.min(h * 0.62, (w / Math.max(3, words.length)) * 1.45),
        fill: '#7ff0e2',
        weight: 700,
        latin: true,
      }),
    grid: () =>
      head +
      repeat(24, (k) =>
        circle(
          left + iw * (0.06 + (k % 6) * 0.176),
          top + ih * (0.32 + Math.floor(k / 6) * 0.2),
          ih * 0.066,
          wave(k) > 0.62 ? hue.amber : wave(k) > 0.4 ? '#4fd6c8' : '#2b6066',
        ),
      ),
    scatter: () =>
      head +
      stroke(`M${left} ${top + ih * 0.2}V${top + ih}H${left + iw}`, '#3d8a8b', 1.6 * u) +
      repeat(110, (k) => {
        const cloud = k % 3;
        const sx = 0.25 + cloud * 0.25 + 0.2 * (noise(k, seed) + noise(k, seed + 3) - 1);
        const sy = 0.75 - cloud * 0.18 + 0.24 * (noise(k, seed + 5) + noise(k, seed + 7) - 1);
        return circle(
          left + iw * sx,
          top + ih * sy,
          1.7 * u,
          ['#4fd6c8', hue.amber, hue.coral][cloud] ?? hue.mint,
        );
      }),
    list: () =>
      head +
      repeat(
        5,
        (k) =>
          rect(left, top + ih * (0.24 + k * 0.155), iw * (0.3 + 0.2 * wave(k)), 5.5 * u, '#3d8a8b', 2 * u) +
          rect(
            left + iw * 0.68,
            top + ih * (0.24 + k * 0.155),
            iw * 0.3,
            5.5 * u,
            k === 2 ? hue.amber : '#4fd6c8',
            2 * u,
          ),
      ),
    steps: () =>
      head +
      stroke(
        `M${left} ${top + ih * 0.85}${repeat(3, () => `l${iw * 0.04} ${-ih * 0.5}h${iw * 0.06}l${iw * 0.04} ${ih * 0.36}h${iw * 0.06}l${iw * 0.03} ${-ih * 0.2}h${iw * 0.05}l${iw * 0.03} ${ih * 0.34}`)}`,
        '#4fd6c8',
        3.2 * u,
      ),
  };
  return (
    rect(x, y, w, h, shade('d', '#17464d', '#0c2b31'), Math.min(16, 9 * u)) +
    inner[kind]() +
    path(`M${x + w * 0.62} ${y}h${w * 0.2}l${-w * 0.3} ${h}h${-w * 0.2}z`, '#ffffff', 'opacity=".05"')
  );
}

export const vents = (x: number, y: number, w: number, rows: number, gap = 14) =>
  repeat(rows, (at) => rect(x, y + at * gap, w, 5, hue.slate, 2.5, 'opacity=".28"'));

export const knob = (cx: number, cy: number, radius: number, tone: Tone) =>
  circle(cx, cy + 3, radius, hue.slate, 'opacity=".25"') +
  circle(cx, cy, radius, shade('v', '#ffffff', hue.steel)) +
  circle(cx, cy, radius * 0.72, tone.trim) +
  rect(cx - 2.5, cy - radius * 0.68, 5, radius * 0.5, hue.white, 2);

export const keys = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  gap: number,
  tone: Tone,
) =>
  repeat(columns * rows, (at) =>
    rect(
      x + (at % columns) * (size + gap),
      y + Math.floor(at / columns) * (size + gap),
      size,
      size,
      at === columns * rows - 1 ? tone.spot : hue.fog,
      size * 0.3,
    ),
  );

export const badge = (x: number, y: number, model: string, tone: Tone, size = 22) =>
  circle(x + size * 0.4, y - size * 0.34, size * 0.36, tone.trim) +
  circle(x + size * 0.4, y - size * 0.34, size * 0.14, hue.white) +
  text(x + size * 1.1, y, model, { size, fill: tone.trimDark, weight: 750, anchor: 'start', latin: true });

export const glass = (x: number, y: number, w: number, h: number, rx = 14) =>
  rect(x, y, w, h, '#bfe6e4', rx, 'opacity=".28"') +
  path(
    `M${x + w * 0.12} ${y + h - 8}L${x + w * 0.5} ${y + 8}h${w * 0.16}L${x + w * 0.28} ${y + h - 8}z`,
    '#ffffff',
    'opacity=".3"',
  ) +
  rect(x, y, w, h, 'none', rx, `stroke="#ffffff" stroke-opacity=".75" stroke-width="3"`);
