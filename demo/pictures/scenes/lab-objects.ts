import { atDepth, level, solid } from '../draw/depth.ts';
import { bottle, tube } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, pick, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';

/** What lies about in a laboratory, in millimetres, `base` above the floor. */

export const shadowOn = (x: number, wide: number, base: number, far = 300): string =>
  level('#0b3c42', [x - 24, wide + 48], -base, [60, 110 + far], 'opacity=".36" filter="url(#soft)"');

/** Three large tubes in a stand: one good, one broken red, one hardly filled, its label askew. */
export const tubeStand = (x: number, base: number): string => {
  const seats = [0, 1, 2].map((k) => x + 130 + k * 210);
  const plasma = ['#f3d58a', '#d9757a', '#f3d58a'];
  const one = (at: number, k: number) =>
    place(
      tube(0, 0, pick([hue.amber, hue.coral, hue.mint], k), 1, hue.blood) +
        rect(-11, k === 2 ? 82 : 52, 22, k === 2 ? 10 : 22, plasma[k] ?? hue.honey) +
        (k === 2 ? rect(-11, 52, 22, 30, '#f4faf9') : '') +
        (k === 2 ? `<g transform="rotate(-14)">${rect(-9, 34, 18, 30, hue.white, 3)}</g>` : '') +
        rect(-9, 6, 4, 104, '#ffffff', 2, 'opacity=".4"'),
      at,
      -base - 520,
      4.2,
    );
  return (
    shadowOn(x, 680, base, 240) +
    level(shade('v', '#0e5a60', '#2a8f8e'), [x, 680], -base - 300, [110, 330]) +
    atDepth(
      110,
      seats.map(one).join('') +
        rect(x, -base - 300, 680, 46, shade('v', '#3aa9a4', '#0e6a6d'), 10) +
        rect(x, -base - 254, 46, 220, shade('h', '#2a9d98', '#0b6467')) +
        rect(x + 634, -base - 254, 46, 220, shade('h', '#2a9d98', '#0b6467')) +
        rect(x - 20, -base - 60, 720, 60, shade('v', '#2a9d98', '#06464b'), 12),
    )
  );
};

/** A clipboard that leans against the wall, with a form; ticks where `done` says. */
export const clipboard = (x: number, base: number, done = 4, rows = 6): string =>
  shadowOn(x, 420, base, 60) +
  atDepth(
    240,
    rect(x, -base - 620, 430, 620, shade('d', '#a9744a', '#7a4e2c'), 22) +
      rect(x + 28, -base - 570, 374, 540, shade('v', '#ffffff', '#eef3f2'), 6) +
      rect(x + 130, -base - 650, 170, 70, shade('v', '#dfe9e9', '#7b9698'), 18) +
      rect(x + 190, -base - 520, 180, 24, hue.teal, 8) +
      repeat(
        rows,
        (k) =>
          rect(x + 330, -base - 450 + k * 66, 40, 40, 'none', 6, `stroke="${hue.lead}" stroke-width="5"`) +
          (k < done ? stroke(`M${x + 338} ${-base - 430 + k * 66}l10 12l18 -24`, hue.teal, 8) : '') +
          rect(x + 70 + ((k * 37) % 60), -base - 442 + k * 66, 230 - ((k * 37) % 60), 16, hue.steel, 6) +
          rect(x + 150, -base - 418 + k * 66, 150, 12, hue.fog, 6),
      ),
  );

/** An insulated transport box, open, with ice packs and bottles; its logger shows the temperature. */
export const coldBox = (x: number, base: number): string =>
  shadowOn(x, 640, base, 420) +
  atDepth(420, rect(x - 10, -base - 640, 660, 330, shade('v', '#f7fbfb', '#c3d6dc'), 30)) +
  level('#d5ecf4', [x, 640], -base - 330, [90, 420]) +
  atDepth(
    280,
    repeat(3, (k) =>
      bottle(
        x + 90 + k * 160,
        -base - 520,
        110,
        230,
        pick([hue.mint, hue.honey, hue.coral], k),
        pick([hue.ink, hue.teal, hue.deep], k),
      ),
    ),
  ) +
  atDepth(
    170,
    repeat(2, (k) => rect(x + 60 + k * 290, -base - 400, 240, 120, shade('v', '#bfe8f7', '#5aa9c4'), 24)),
  ) +
  solid(
    rect(x, -base - 340, 640, 340, shade('v', '#3f97b5', '#1d5f7a'), 30) +
      rect(x, -base - 340, 640, 44, shade('v', '#ffffff', '#cfe0e6'), 16) +
      rect(x + 30, -base - 270, 580, 8, '#ffffff', 4, 'opacity=".25"'),
    20,
    70,
  ) +
  atDepth(
    70,
    rect(x + 200, -base - 220, 240, 130, '#f4f9fa', 18) +
      rect(x + 222, -base - 200, 196, 76, '#0c3238', 8) +
      text(x + 320, -base - 142, '4.6', { size: 60, fill: '#7ff0e2', weight: 700, latin: true }) +
      circle(x + 320, -base - 108, 8, hue.leaf),
  );

/** The unit that makes pure water: cartridges, a display, a tap over a flask. */
export const waterUnit = (x: number, base: number): string =>
  shadowOn(x, 760, base, 330) +
  solid(
    rect(x, -base - 760, 760, 760, shade('v', '#ffffff', '#cfdedd'), 34) +
      rect(x, -base - 700, 760, 14, hue.sky) +
      rect(x + 40, -base - 640, 300, 150, '#0c3238', 14) +
      text(x + 190, -base - 540, '18.2', { size: 96, fill: '#7ff0e2', weight: 700, latin: true }) +
      text(x + 190, -base - 440, 'MΩ·cm', { size: 46, fill: hue.slate, weight: 650, latin: true }) +
      rect(x + 390, -base - 650, 330, 590, shade('v', '#b9cfd2', '#e9f2f3'), 18) +
      repeat(3, (k) => {
        const left = x + 416 + k * 98;
        return (
          rect(left, -base - 610, 82, 510, shade('h', '#e6f6fb', '#8fc3d6'), 26) +
          rect(
            left,
            -base - 420,
            82,
            320,
            shade(
              'h',
              pick(['#f3e2b8', '#5d6f72', '#f0f4f4'], k),
              pick(['#c9a65a', '#2c4045', '#b9cccb'], k),
            ),
            26,
          ) +
          rect(left - 4, -base - 630, 90, 50, hue.deep, 10) +
          rect(left + 12, -base - 590, 12, 450, '#ffffff', 6, 'opacity=".5"')
        );
      }) +
      repeat(3, (k) => circle(x + 80 + k * 70, -base - 370, 20, pick([hue.leaf, hue.sky, hue.fog], k))),
    300,
    100,
  ) +
  atDepth(
    60,
    stroke(`M${x + 150} ${-base - 300}h-60q-60 0 -60 70`, shade('h', '#dfe9e9', '#7b9698'), 30) +
      stroke(`M${x + 30} ${-base - 220}v70`, '#9fdcf0', 12, 'opacity=".85"'),
  ) +
  flaskOf(x - 70, base, 200);

const flaskOf = (x: number, base: number, size: number): string =>
  atDepth(
    60,
    ellipse(x + size / 2, -base - 4, size * 0.5, 16, '#0b3c42', 'opacity=".3"') +
      path(
        `M${x + size * 0.38} ${-base - size * 1.05}h${size * 0.24}v${size * 0.34}L${x + size} ${-base - size * 0.1}q4 ${size * 0.1} ${-size * 0.1} ${size * 0.1}h${-size * 0.8}q${-size * 0.12} 0 ${-size * 0.1} ${-size * 0.1}L${x + size * 0.38} ${-base - size * 0.71}z`,
        '#ffffff',
        'opacity=".72" stroke="#8fb4bb" stroke-width="4"',
      ) +
      path(
        `M${x + size * 0.2} ${-base - size * 0.42}q${size * 0.3} ${size * 0.05} ${size * 0.6} 0L${x + size * 0.97} ${-base - size * 0.1}q0 ${size * 0.08} ${-size * 0.08} ${size * 0.08}h${-size * 0.78}q${-size * 0.1} 0 ${-size * 0.08} ${-size * 0.08}z`,
        shade('v', '#c9eef8', '#6fbfd6'),
        'opacity=".85"',
      ),
  );

/** A row of lever-arch files: the quality system on its shelf. */
export const binders = (x: number, base: number, many: number): string =>
  shadowOn(x, many * 118, base, 280) +
  solid(
    repeat(many, (k) => {
      const left = x + k * 118;
      const fill = pick([hue.teal, hue.inkSoft, hue.teal, '#2f7f99', '#b9822a'], k);
      return (
        rect(left, -base - 520, 112, 520, fill, 8) +
        rect(left, -base - 520, 112, 520, shade('h', '#ffffff38', '#00000030'), 8) +
        rect(left + 18, -base - 460, 76, 190, '#fbfdfd', 6) +
        repeat(4, (n) =>
          rect(left + 28, -base - 436 + n * 36, 56 - (n % 2) * 18, 10, n ? hue.steel : hue.ink, 5),
        ) +
        circle(left + 56, -base - 110, 30, '#0c2a30') +
        circle(left + 56, -base - 110, 22, shade('v', '#dfe9e9', '#7b9698'))
      );
    }),
    260,
    120,
  );

/** A cabinet of servers with its lights; `x` is its near edge, it stands on the floor. */
export const serverCabinet = (x: number): string =>
  level('#0b3c42', [x - 60, 820], 0, [-100, 720], 'opacity=".42" filter="url(#soft)"') +
  solid(rect(x, -1760, 700, 1760, shade('v', '#2c4d52', '#0e262b'), 16), 640) +
  rect(x + 50, -1700, 600, 1600, '#081a1e', 10) +
  repeat(9, (k) => {
    const top = -1670 + k * 170;
    return (
      rect(x + 66, top, 568, 150, shade('v', '#3a5b60', '#1d3a40'), 8) +
      rect(x + 66, top, 568, 5, '#ffffff', 3, 'opacity=".25"') +
      repeat(
        4,
        (n) =>
          rect(x + 90 + n * 96, top + 34, 84, 82, '#0b2226', 6) +
          rect(x + 98 + n * 96, top + 98, 40, 6, '#5d7f84', 3),
      ) +
      repeat(3, (n) => circle(x + 500 + n * 44, top + 48, 11, (k + n) % 5 === 0 ? hue.amber : '#58e0a4')) +
      repeat(3, (n) => ellipse(x + 500 + n * 44, top + 48, 26, 22, shade('r', '#58e0a455', '#58e0a400'))) +
      repeat(5, (n) => rect(x + 488 + n * 26, top + 84, 14, 30, '#0b2226', 4))
    );
  }) +
  path(`M${x + 400} -1700h150L${x + 250} -100h-150z`, '#ffffff', 'opacity=".05"');

/** A disk in its case with the lead that joins it. */
export const looseDisk = (x: number, base: number): string =>
  shadowOn(x, 260, base, 180) +
  stroke(`M${x + 250} ${-base - 40}q180 30 240 -20t240 10`, '#0c2a30', 12) +
  solid(
    rect(x, -base - 86, 260, 86, shade('v', '#41666b', '#14323a'), 16) +
      circle(x + 226, -base - 44, 9, '#58e0a4'),
    180,
    110,
  );

/** A page of the wall calendar with the days of service marked. */
export const wallCalendar = (x: number, at: number, words: string): string =>
  atDepth(
    700,
    rect(x + 12, -at - 610, 640, 630, '#0b3c42', 16, 'opacity=".3" filter="url(#soft)"') +
      rect(x, -at - 640, 640, 640, shade('v', '#ffffff', '#eef4f3'), 14) +
      path(`M${x} ${-at - 626}q0 -14 14 -14h612q14 0 14 14v130H${x}z`, shade('v', hue.sea, hue.deep)) +
      text(x + 320, -at - 545, words, { size: 68, fill: hue.white, weight: 750 }) +
      repeat(9, (k) => rect(x + 40 + k * 66, -at - 664, 14, 46, shade('h', '#ffffff', '#7b9698'), 7)) +
      repeat(30, (k) => {
        const [left, top] = [x + 556 - (k % 7) * 84, -at - 460 + Math.floor(k / 7) * 90];
        const isService = k === 5 || k === 12 || k === 24;
        return (
          rect(left - 20, top, 64, 66, isService ? hue.amber : '#e4efee', 10) +
          (k < 13 && isService ? stroke(`M${left} ${top + 34}l10 12l20 -26`, hue.ink, 7) : '')
        );
      }),
  );

/** A notice on the wall: the sign of danger above lines of words. */
export const wallNotice = (x: number, at: number, sign: string): string =>
  atDepth(
    710,
    rect(x + 10, -at - 580, 420, 590, '#0b3c42', 12, 'opacity=".28" filter="url(#soft)"') +
      rect(x, -at - 600, 420, 600, shade('v', '#ffffff', '#f0f5f4'), 10) +
      place(sign, x + 70, -at - 560, 0.7) +
      repeat(4, (k) =>
        rect(x + 60 + (k % 2) * 40, -at - 220 + k * 44, 300 - (k % 2) * 40, 18, k ? hue.fog : hue.slate, 8),
      ),
  );

/** A hand scanner that points to the left, drawn in the picture's own units. */
export const handScanner = (): string =>
  path(
    'M0 40q0 -40 44 -46l190 -24q60 -6 84 30q20 34 6 84l-8 26q-14 30 -56 26L40 110q-40 -4 -40 -40z',
    shade('v', '#41666b', '#10292e'),
  ) +
  path('M190 118q70 16 118 0l40 250q6 60 -52 68q-50 4 -62 -50z', shade('h', '#35585e', '#0d2429')) +
  path('M0 44q0 -40 44 -46l20 -3v116l-24 -3q-40 -6 -40 -40z', shade('h', '#7a1f2b', '#d9474f')) +
  path('M60 6l180 -22q50 -4 68 22q-40 -10 -84 -6L60 20z', '#ffffff', 'opacity=".25"') +
  path('M196 146q26 10 52 8l-12 60q-24 0 -34 -14z', hue.amber);
