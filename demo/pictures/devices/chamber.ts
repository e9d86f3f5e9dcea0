import {
  badge,
  type Drawing,
  display,
  feet,
  glass,
  keys,
  knob,
  type Look,
  shell,
  vents,
} from '../draw/device-details.ts';
import { bloodBag, bottle, flask, petri } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, path, pick, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';

const agars: [string, ...string[]] = [hue.honey, hue.coral, hue.mint, hue.mist];

const shelves = (
  x: number,
  y: number,
  w: number,
  h: number,
  many: number,
  on: (x: number, floor: number, w: number, at: number) => string,
) =>
  repeat(many, (at) => {
    const floor = y + (h / many) * (at + 1) - 14;
    return (
      on(x + 12, floor, w - 24, at) +
      rect(x + 4, floor, w - 8, 8, hue.steel, 4) +
      repeat(12, (k) => rect(x + 10 + k * ((w - 20) / 12), floor + 8, 3, 5, hue.lead, 1))
    );
  });

const dishes = (x: number, floor: number, w: number, at: number) =>
  repeat(Math.floor(w / 92), (k) =>
    repeat(1 + ((k + at) % 3), (up) => petri(x + 46 + k * 92, floor - 18 - up * 22, 70, pick(agars, k + at))),
  );

export function drawIncubator({ tone, model, grade }: Look): Drawing {
  const w = [520, 540][grade] ?? 520;
  const h = [560, 760][grade] ?? 560;
  const art =
    shell(0, 0, w, h, tone, 34) +
    rect(24, 24, w - 48, 106, shade('v', tone.trim, tone.trimDark), 20) +
    display(44, 40, 150, 74, 'digits', '37.0') +
    keys(214, 54, 4, 1, 44, 12, tone) +
    circle(w - 66, 77, 14, hue.mint) +
    rect(24, 150, w - 48, h - 220, shade('v', hue.pearl, hue.steel), 22) +
    rect(52, 178, w - 104, h - 276, shade('v', '#fdf3dd', '#f1dcae'), 14) +
    shelves(52, 178, w - 104, h - 276, grade === 1 ? 4 : 3, dishes) +
    glass(52, 178, w - 104, h - 276, 14) +
    rect(w - 62, 150 + (h - 220) / 2 - 70, 20, 140, tone.trimDark, 10) +
    badge(40, h - 28, model, tone, 28) +
    vents(w - 150, h - 56, 110, 3, 12) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: grade === 1 ? [50, 290, 420, 315] : [40, 20, w - 80, (w - 80) * 0.75] };
}

export function drawCo2Incubator({ tone, model }: Look): Drawing {
  const w = 560;
  const h = 640;
  const art =
    rect(w + 40, 130, 120, h - 130, shade('h', '#5f8a8c', '#2f5c60'), 50) +
    rect(w + 40, 250, 120, 80, hue.white) +
    text(w + 100, 304, 'CO₂', { size: 38, fill: hue.ink, weight: 800, latin: true }) +
    rect(w + 84, 88, 32, 50, hue.lead, 6) +
    circle(w + 100, 84, 30, hue.white, `stroke="${hue.amber}" stroke-width="7"`) +
    stroke(`M${w + 100} 84l12 -14`, hue.ink, 4) +
    stroke(`M${w + 70} 100q-40 -50 -90 0`, hue.slate, 7) +
    shell(0, 0, w, h, tone, 38) +
    rect(
      26,
      26,
      w - 52,
      h - 130,
      shade('v', '#ffffff', tone.shade),
      26,
      `stroke="${hue.steel}" stroke-width="3"`,
    ) +
    rect(70, 92, w - 140, h - 260, shade('v', '#f6d9b4', '#dba667'), 18) +
    shelves(70, 92, w - 140, h - 260, 3, (x, floor, width, at) =>
      at % 2
        ? dishes(x, floor, width, at)
        : repeat(4, (k) =>
            flask(
              x + 12 + k * (width / 4),
              floor - 76,
              64,
              76,
              pick([hue.coral, hue.honey, hue.mint], k + at),
            ),
          ),
    ) +
    glass(70, 92, w - 140, h - 260, 18) +
    rect(w - 62, 220, 20, 130, tone.trimDark, 10) +
    display(44, h - 92, 150, 66, 'digits', '5.0%') +
    display(206, h - 92, 130, 66, 'digits', '37.0') +
    badge(360, h - 48, model, tone, 28) +
    circle(w - 50, h - 58, 13, tone.spot) +
    feet(0, h, w);
  return { w: w + 160, h: h + 10, art, focus: [60, 70, 440, 330] };
}

export function drawShakingIncubator({ tone, model }: Look): Drawing {
  const w = 720;
  const h = 470;
  const art =
    path(
      `M40 190L70 40Q76 10 106 10H${w - 106}q30 0 36 30L${w - 40} 190z`,
      shade('v', '#d9efed', '#b6d8d5'),
    ) +
    repeat(5, (at) =>
      flask(100 + at * 108, 54, 92, 128, pick([hue.honey, hue.coral, hue.mint, hue.amber, hue.sky], at)),
    ) +
    rect(76, 178, w - 152, 14, hue.lead, 6) +
    path(
      `M40 190L70 40Q76 10 106 10H${w - 106}q30 0 36 30L${w - 40} 190z`,
      '#eafaf8',
      `opacity=".32" stroke="#fff" stroke-width="6"`,
    ) +
    path('M130 180L210 20h70L210 180z', '#ffffff', 'opacity=".28"') +
    rect(w / 2 - 80, 0, 160, 22, tone.trimDark, 11) +
    shell(0, 184, w, h - 184, tone, 36) +
    rect(0, 226, w, 10, tone.trim) +
    display(48, 272, 190, 96, 'digits', '180') +
    display(258, 272, 190, 96, 'digits', '37.0') +
    knob(w - 190, 320, 42, tone) +
    knob(w - 84, 320, 42, tone) +
    badge(50, h - 44, model, tone, 30) +
    vents(w - 210, h - 72, 160, 3) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [80, 20, 440, 330] };
}

export function drawReagentFridge({ tone, model, grade }: Look): Drawing {
  const blood = grade === 1;
  const w = blood ? 500 : 440;
  const h = 820;
  const boxes: [string, ...string[]] = [hue.teal, hue.amber, hue.mint, hue.slate, hue.coral, hue.sky];
  const onShelf = (x: number, floor: number, width: number, at: number) =>
    blood
      ? repeat(Math.floor(width / 74), (k) =>
          bloodBag(x + 6 + k * 74, floor - 88, 62, ['A+', 'O+', 'B+', 'AB+', 'O−'][(k + at) % 5]),
        )
      : repeat(Math.floor(width / 66), (k) =>
          (k + at) % 3 === 0
            ? bottle(x + 6 + k * 66, floor - 92, 50, 92, pick(boxes, k + at), hue.ink)
            : rect(
                x + 4 + k * 66,
                floor - 50 - ((k * 7 + at * 5) % 3) * 18,
                56,
                50 + ((k * 7 + at * 5) % 3) * 18,
                pick(boxes, k + at * 2),
                6,
              ) + rect(x + 12 + k * 66, floor - 34, 38, 8, '#ffffff', 3, 'opacity=".8"'),
        );
  const art =
    shell(0, 0, w, h, tone, 30) +
    rect(
      20,
      20,
      w - 40,
      96,
      shade('v', blood ? '#b9474d' : tone.trim, blood ? '#8c2f37' : tone.trimDark),
      18,
    ) +
    badge(44, 80, model, { ...tone, trim: hue.amber, trimDark: hue.white }, 32) +
    display(w - 180, 36, 138, 64, 'digits', blood ? '4.0' : '5.0') +
    rect(20, 132, w - 40, h - 210, shade('v', hue.pearl, hue.steel), 18) +
    rect(44, 156, w - 88, h - 258, shade('v', '#f3fbfb', '#d3e9ea'), 12) +
    shelves(44, 156, w - 88, h - 258, 5, onShelf) +
    glass(44, 156, w - 88, h - 258, 12) +
    rect(w - 50, 320, 18, 190, tone.trimDark, 9) +
    vents(50, h - 58, w - 100, 3, 13) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [24, 20, w - 48, (w - 48) * 0.75] };
}

export function drawDeepFreezer({ tone, model }: Look): Drawing {
  const w = 500;
  const h = 820;
  const flake = (cx: number, cy: number, size: number) =>
    repeat(
      6,
      (at) =>
        `<g transform="rotate(${at * 60} ${cx} ${cy})">${stroke(`M${cx} ${cy}v${-size}m${-size * 0.25} ${size * 0.25}l${size * 0.25} ${size * 0.22}l${size * 0.25} ${-size * 0.22}`, '#ffffff', size * 0.12)}</g>`,
    );
  const art =
    shell(0, 0, w, h, tone, 34) +
    rect(24, 24, w - 48, 120, shade('v', hue.ink, hue.inkSoft), 20) +
    display(44, 42, 190, 84, 'digits', '-86°') +
    keys(258, 60, 3, 1, 46, 14, tone) +
    rect(
      24,
      164,
      w - 48,
      h - 240,
      shade('v', '#ffffff', tone.shade),
      20,
      `stroke="${hue.steel}" stroke-width="3"`,
    ) +
    rect(60, 200, w - 170, h - 330, shade('d', tone.trim, tone.trimDark), 22) +
    flake(60 + (w - 170) / 2, 200 + (h - 330) / 2, 104) +
    rect(w - 92, 330, 42, 200, hue.ink, 20) +
    rect(w - 84, 344, 26, 80, hue.steel, 13) +
    circle(w - 71, 492, 12, tone.spot) +
    badge(62, h - 100, model, tone, 30) +
    vents(50, h - 56, w - 100, 3, 13) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [20, 20, 460, 345] };
}

export function drawDryOven({ tone, model }: Look): Drawing {
  const w = 560;
  const h = 560;
  const art =
    rect(w / 2 - 24, -34, 48, 44, hue.lead, 8) +
    rect(w / 2 - 40, -44, 80, 18, hue.slate, 9) +
    shell(0, 0, w, h, tone, 30) +
    rect(
      26,
      26,
      w - 52,
      h - 190,
      shade('v', '#f2f6f5', '#b9cdcd'),
      20,
      `stroke="${hue.lead}" stroke-opacity=".5" stroke-width="3"`,
    ) +
    rect(130, 84, w - 260, h - 310, shade('v', '#e8913a', '#f8cf86'), 16) +
    repeat(3, (at) => rect(130, 138 + at * 58, w - 260, 6, hue.slate, 2)) +
    repeat(4, (at) => bottle(150 + at * 68, 84 + 116 - 62, 44, 60, '#fff1d6', hue.slate)) +
    glass(130, 84, w - 260, h - 310, 16) +
    rect(46, 150, 22, 150, tone.trimDark, 11) +
    rect(0, h - 142, w, 10, tone.trim) +
    display(48, h - 112, 170, 76, 'digits', '180°') +
    knob(w - 190, h - 74, 34, tone) +
    knob(w - 96, h - 74, 34, tone) +
    badge(236, h - 64, model, tone, 26) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [60, 40, 440, 330] };
}
