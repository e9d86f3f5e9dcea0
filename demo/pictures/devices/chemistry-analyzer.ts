import {
  badge,
  type Drawing,
  display,
  feet,
  glass,
  type Look,
  shell,
  vents,
} from '../draw/device-details.ts';
import { bottle, tube } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, pick, rect, repeat, shade, stroke } from '../draw/shapes.ts';

const reagents: [string, ...string[]] = [hue.mint, hue.sea, hue.honey, hue.mist, hue.coral, hue.sky];

/** A round tray seen from a low angle: bottles at the back are drawn before those in front. */
export function drawCarousel(
  cx: number,
  cy: number,
  rx: number,
  many: number,
  turn = 0,
  withTubes = false,
): string {
  const ry = rx * 0.3;
  const seats = Array.from({ length: many }, (_, at) => at)
    .map((at) => ({ at, a: (at / many) * Math.PI * 2 + turn }))
    .sort((one, two) => Math.sin(one.a) - Math.sin(two.a));
  const size = rx * 0.24;
  return (
    ellipse(cx, cy + 14, rx, ry, hue.slate, 'opacity=".35"') +
    ellipse(cx, cy, rx, ry, shade('v', '#ffffff', hue.steel)) +
    ellipse(cx, cy, rx * 0.93, ry * 0.9, shade('v', hue.inkSoft, hue.ink)) +
    seats
      .map(({ at, a }) => {
        const x = cx + Math.cos(a) * rx * 0.76;
        const y = cy + Math.sin(a) * ry * 0.74;
        const near = 0.82 + 0.18 * Math.sin(a);
        return withTubes
          ? tube(x, y - size * 1.5 * near, pick([hue.coral, hue.amber, hue.mint], at), (size / 60) * near)
          : bottle(
              x - (size * near) / 2,
              y - size * 1.25 * near,
              size * near,
              size * 1.5 * near,
              pick(reagents, at),
            );
      })
      .join('') +
    ellipse(cx, cy - 4, rx * 0.26, ry * 0.26, shade('v', '#ffffff', hue.steel)) +
    ellipse(cx, cy - 10, rx * 0.1, ry * 0.12, hue.amber)
  );
}

export const drawArm = (x: number, floor: number, reach: number, tall: number, trim: string) =>
  rect(x - 15, floor - tall, 30, tall, shade('h', '#ffffff', hue.steel), 12) +
  rect(Math.min(x, x + reach) - 18, floor - tall - 24, Math.abs(reach) + 36, 32, trim, 16) +
  rect(
    Math.min(x, x + reach) - 10,
    floor - tall - 20,
    Math.abs(reach) + 20,
    8,
    '#ffffff',
    4,
    'opacity=".3"',
  ) +
  rect(x + reach - 9, floor - tall + 6, 18, 30, hue.lead, 5) +
  stroke(`M${x + reach} ${floor - tall + 34}v${tall * 0.42}`, hue.slate, 5);

/** Where racks of tubes are loaded while it works. */
const sampleHatch = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, shade('v', '#b9cccb', '#ffffff'), 16) +
  rect(x + 8, y + 8, w - 16, h - 16, shade('v', '#06282d', '#164a52'), 10) +
  repeat(6, (at) =>
    tube(x + 36 + (at * (w - 72)) / 5, y + 26, pick([hue.coral, hue.amber, hue.mint], at), 0.78),
  ) +
  rect(x + 14, y + h - 44, w - 28, 26, shade('v', hue.sea, hue.deep), 6) +
  path(
    `M${x + w * 0.6} ${y + 8}h${w * 0.16}l${-w * 0.26} ${h - 16}h${-w * 0.16}z`,
    '#ffffff',
    'opacity=".12"',
  );

export function drawChemistryAnalyzer({ tone, model, grade }: Look): Drawing {
  const w = [800, 960, 1080][grade] ?? 800;
  const tall = grade === 2 ? 330 : 230;
  const deck = 300;
  const h = deck + tall;
  const dual = grade > 0;
  const hoodW = w - 60;
  const body =
    rect(30, 40, hoodW, deck + 30, shade('v', '#eef7f6', '#c3dcda'), 34) +
    rect(52, 64, hoodW - 44, deck - 20, shade('v', '#e9f6f4', '#9cc5c2'), 22) +
    rect(70, 76, hoodW - 80, 10, '#ffffff', 5, 'opacity=".95"') +
    path(`M70 86h${hoodW - 80}l-46 90H116z`, shade('v', '#ffffff90', '#ffffff00')) +
    repeat(Math.floor(w / 150), (at) =>
      stroke(`M${100 + at * 150} 96V${deck - 70}`, '#7fb0ad', 2, 'opacity=".35"'),
    ) +
    (dual
      ? drawCarousel(w * 0.28, deck - 24, w * 0.2, 12) +
        drawCarousel(w * 0.68, deck - 24, w * 0.17, 10, 0.2, true)
      : drawCarousel(w * 0.36, deck - 22, w * 0.27, 14)) +
    drawArm(dual ? w * 0.49 : w * 0.7, deck - 6, dual ? -w * 0.15 : -w * 0.2, 150, tone.trim) +
    (dual
      ? drawArm(w * 0.89, deck - 6, -w * 0.13, 130, tone.trimDark)
      : repeat(4, (at) =>
          tube(w * 0.79 + at * 34, deck - 118, pick([hue.coral, hue.amber, hue.mint, hue.coral], at), 0.95),
        )) +
    glass(40, 50, hoodW - 20, deck - 62, 26) +
    path(`M${w * 0.1} 58L${w * 0.02 + 40} ${deck - 20}h60L${w * 0.1 + 80} 58z`, '#ffffff', 'opacity=".16"') +
    path(`M${w * 0.8} 58L${w * 0.7} ${deck - 20}h26L${w * 0.8 + 28} 58z`, '#ffffff', 'opacity=".22"') +
    rect(20, 30, w - 40, 26, shade('v', '#ffffff', tone.shade), 13) +
    rect(34, 52, w - 68, 7, '#0b3c42', 3, 'opacity=".16"') +
    rect(w / 2 - 70, 36, 140, 12, shade('v', '#9db4b5', '#dfe9e9'), 6);
  const screenW = grade === 2 ? 250 : 210;
  const front =
    shell(0, deck, w, tall, tone, 30) +
    rect(0, deck + 26, w, 12, tone.trim) +
    rect(0, deck + 38, w, 5, '#0b3c42', 0, 'opacity=".12"') +
    rect(0, deck + 26, w, 3, '#ffffff', 0, 'opacity=".35"') +
    rect(10, h - 34, w - 20, 26, shade('v', '#0b3c4200', '#0b3c4224'), 12) +
    stroke(`M${w * 0.42} ${deck + 44}V${deck + 206}`, '#0b3c42', 2, 'opacity=".16"') +
    stroke(`M${w * 0.42 + 3} ${deck + 44}V${deck + 206}`, '#ffffff', 2, 'opacity=".8"') +
    rect(w - screenW - 58, deck + 50, screenW + 28, 152, shade('v', '#c9d9d9', '#f3f8f8'), 18) +
    display(w - screenW - 44, deck + 62, screenW, 128, 'curve', '', grade + 2) +
    badge(44, deck + 94, model, tone, 30) +
    rect(44, deck + 118, w * 0.3, 10, hue.fog, 5) +
    rect(44, deck + 138, w * 0.2, 10, hue.fog, 5) +
    repeat(
      2,
      (at) =>
        circle(60 + at * 44, deck + 188, 17, shade('v', '#b9cccb', '#ffffff')) +
        circle(60 + at * 44, deck + 188, 12, at ? hue.mint : tone.spot) +
        ellipse(57 + at * 44, deck + 183, 4, 3, '#ffffff', 'opacity=".8"'),
    ) +
    (grade === 2
      ? sampleHatch(w * 0.46, deck + 58, w * 0.22, 134)
      : vents(w * 0.48, deck + 84, w * 0.14, 6)) +
    (grade === 2
      ? stroke(
          `M${w * 0.333} ${deck + 210}V${h - 10}M${w * 0.666} ${deck + 210}V${h - 10}M10 ${deck + 210}H${w - 10}`,
          hue.steel,
          3,
        ) +
        repeat(
          3,
          (at) =>
            stroke(`M${w * 0.333 * at + 14} ${deck + 214}H${w * 0.333 * (at + 1) - 14}`, '#ffffff', 3) +
            rect(
              w * (0.333 * at) + w * 0.11,
              deck + 240,
              w * 0.11,
              24,
              shade('v', '#8fa9aa', '#dfe9e9'),
              12,
            ) +
            rect(w * (0.333 * at) + w * 0.118, deck + 244, w * 0.094, 13, tone.trimDark, 6),
        )
      : '') +
    feet(0, h, w, grade === 2 ? 3 : 2);
  const close =
    rect(0, 0, 1200, 900, shade('v', '#d9efec', '#a6cdca')) +
    path('M0 620H1200V900H0z', shade('v', '#f7fbfb', '#cfe2e0')) +
    drawCarousel(560, 560, 470, grade === 1 ? 20 : 16, grade * 0.12, grade === 1) +
    drawArm(1090, 560, -330, 330, tone.trim) +
    rect(0, 800, 1200, 100, shade('v', tone.shell, tone.shade)) +
    rect(0, 800, 1200, 12, tone.trim) +
    badge(60, 866, model, tone, 40);
  return { w, h, art: body + front, focus: [w * 0.45, 200, 560, 420], ...(grade === 2 ? {} : { close }) };
}
