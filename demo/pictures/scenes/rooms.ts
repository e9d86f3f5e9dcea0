import { atDepth, face, flank, level } from '../draw/depth.ts';
import { beaker, bottle, flask } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, pick, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { inMillimetres } from './true-scale.ts';

/** Rooms are three metres wide; what stands at the front stands on this line. */
export const floorAt = 812;
export const perMillimetre = 0.4;

/** The back wall of a room, as deep as a bench. */
export const wallAt = 720;

const walls: [[string, string, string], ...[string, string, string][]] = [
  ['#cfe8e4', '#f4fbf9', '#bcd8d4'],
  ['#d3e5ec', '#f4fafc', '#c0d6df'],
  ['#d7ebdf', '#f5fbf6', '#c3dbcd'],
  ['#eae5d4', '#fcfaf3', '#d9d3bf'],
];

/** Tiles that run away from us, and the light of a window upon them. */
export const drawFloor = (near: string, far: string, depth: number, light: number): string =>
  level(shade('v', far, near), [-6000, 15000], 0, [-900, depth]) +
  repeat(21, (k) =>
    flank(
      'none',
      -4500 + k * 600,
      [0, 0],
      [-900, depth],
      'stroke="#ffffff" stroke-opacity=".35" stroke-width="5"',
    ),
  ) +
  repeat(Math.ceil(depth / 600) + 2, (k) =>
    level(
      'none',
      [-6000, 15000],
      0,
      [-600 + k * 600, -600 + k * 600],
      'stroke="#ffffff" stroke-opacity=".3" stroke-width="5"',
    ),
  ) +
  face(
    '#ffffff',
    [
      [light, 0, -40],
      [light + 760, 0, -40],
      [light + 1150, 0, -800],
      [light + 150, 0, -800],
    ],
    'opacity=".34" filter="url(#soft)"',
  );

/** A soft darkening of the picture's corners. */
export const corners = () =>
  rect(
    0,
    0,
    1200,
    900,
    shade('r', '#06343a00', '#06343a2a'),
    0,
    'transform="translate(-420 -315) scale(1.7)"',
  );

/** A laboratory or office room; `art` is drawn in millimetres, 0 to 3000 across, upward from the floor. */
export const room = (seed: number, ...art: string[]): string => {
  const [top, low, side] = pick(walls, seed);
  const left = seed % 2 === 0;
  const corner = left ? -110 : 3110;
  return (
    inMillimetres(
      floorAt,
      perMillimetre,
      face(shade('v', top, low), [
        [-900, -2600, wallAt],
        [3900, -2600, wallAt],
        [3900, 0, wallAt],
        [-900, 0, wallAt],
      ]),
      atDepth(wallAt, ellipse(left ? 2250 : 750, -1900, 1500, 1000, shade('r', '#ffffffc0', '#ffffff00'))),
      drawFloor('#eaf2f1', '#bfd2d0', wallAt, left ? 1500 : 500),
      level(shade('v', '#0b3c4240', '#0b3c4200'), [-900, 4800], 0, [wallAt - 200, wallAt]),
      atDepth(
        wallAt,
        rect(-900, -110, 4800, 110, shade('v', '#ffffff', '#d5e3e1')),
        rect(-900, -118, 4800, 10, '#0b3c42', 0, 'opacity=".14"'),
      ),
      flank(shade('h', left ? side : low, left ? low : side), corner, [-2600, 0], [-900, wallAt]),
      flank('#ffffff', corner, [-110, 0], [-900, wallAt], 'opacity=".7"'),
      ...art,
    ) + corners()
  );
};

/** What a piece of furniture takes from the floor's light. */
const underneath = (x: number, wide: number, far: number): string =>
  level('#0b3c42', [x - 60, wide + 120], 0, [-90, far], 'opacity=".3" filter="url(#soft)"');

/** A bench of 900 mm with cupboards and a stone top; `x` is its near edge. */
export const bench = (x: number, wide: number, colour: [string, string] = ['#2f7c7d', '#0e5157']): string => {
  const doors = Math.max(1, Math.round(wide / 480));
  const door = (wide - 40) / doors;
  const depth = wallAt - 20;
  const side = x > 1500 ? x : x + wide < 1500 ? x + wide : undefined;
  return (
    underneath(x, wide, depth) +
    (side === undefined
      ? ''
      : flank(colour[1], side, [-905, 0], [0, depth]) +
        flank('#06282d', side, [-905, 0], [0, depth], 'opacity=".28"')) +
    rect(x + 20, -90, wide - 40, 90, '#0a2a30') +
    rect(x, -860, wide, 780, shade('v', colour[0], colour[1]), 6) +
    repeat(doors, (k) => {
      const left = x + 20 + k * door + 6;
      const w = door - 12;
      return [
        [-842, 156],
        [-676, 576],
      ]
        .map(
          ([top = 0, high = 0], part) =>
            rect(left, top, w, high, shade('v', '#ffffff24', '#ffffff08'), 8) +
            rect(left, top, w, 5, '#ffffff', 3, 'opacity=".28"') +
            rect(left, top + high - 5, w, 5, '#04252a', 3, 'opacity=".35"') +
            (part === 0
              ? rect(left + w / 2 - 74, top + 66, 150, 22, '#04252a', 11, 'opacity=".35"') +
                rect(left + w / 2 - 76, top + 58, 152, 20, shade('v', '#ffffff', '#9db6b7'), 10)
              : rect(left + w - 54, top + 48, 24, 170, '#04252a', 12, 'opacity=".35"') +
                rect(left + w - 60, top + 44, 20, 170, shade('h', '#ffffff', '#9db6b7'), 10)),
        )
        .join('');
    }) +
    rect(x, -862, wide, 60, shade('v', '#04252a80', '#04252a00')) +
    level(shade('v', '#c5d6d4', '#f7fbfa'), [x - 20, wide + 40], -905, [-30, depth]) +
    level('#ffffff', [x + wide * 0.55, wide * 0.16], -905, [-30, depth], 'opacity=".5"') +
    level(shade('v', '#0b3c4250', '#0b3c4200'), [x - 20, wide + 40], -905, [depth - 130, depth]) +
    rect(x - 20, -905, wide + 40, 44, shade('v', '#ffffff', '#b4c7c5'), 5)
  );
};

/** A steel table on legs: `high` is its top. */
export const steelTable = (x: number, wide: number, high = 900): string => {
  const legs = (z: number) =>
    atDepth(
      z,
      repeat(2, (k) => rect(x + 30 + k * (wide - 104), -high, 44, high, shade('h', '#f2f7f7', hue.lead), 4)),
    );
  return (
    underneath(x, wide, 640) +
    legs(640) +
    level(shade('v', '#a9bcbd', '#d5e0e0'), [x + 40, wide - 80], -250, [30, 620]) +
    rect(x + 40, -250, wide - 80, 26, hue.lead, 4) +
    legs(0) +
    level(shade('v', '#c3d2d2', '#f9fcfc'), [x, wide], -high - 6, [-10, 680]) +
    level('#ffffff', [x + wide * 0.2, wide * 0.18], -high - 6, [-10, 680], 'opacity=".55"') +
    rect(x, -high - 6, wide, 40, shade('v', '#ffffff', '#93abac'), 5)
  );
};

/** A window in the back wall, with its reveal and what lies outside. */
export const drawRoomWindow = (x: number, bottom: number, wide: number, high: number): string =>
  atDepth(
    wallAt,
    rect(x - 20, -bottom - high - 20, wide + 40, high + 40, '#a9c3c3', 14) +
      rect(x, -bottom - high, wide, high, '#ffffff', 10) +
      rect(x + 36, -bottom - high + 36, wide - 72, high - 72, shade('v', '#9fd0e2', '#eef8f6'), 6) +
      `<g filter="url(#far)">${path(
        `M${x + 40} ${-bottom - 170}q${wide * 0.18} -130 ${wide * 0.4} -40t${wide * 0.6 - 84} -50v218H${x + 40}z`,
        '#8fc2ae',
      )}${path(`M${x + 40} ${-bottom - 110}q${wide * 0.3} -70 ${wide * 0.5} -10t${wide * 0.5 - 84} -20v100H${x + 40}z`, '#6fae95')}${ellipse(x + wide * 0.3, -bottom - high + 160, 150, 34, '#ffffff', 'opacity=".9"')}</g>` +
      path(
        `M${x + wide * 0.62} ${-bottom - high + 36}h${wide * 0.14}L${x + wide * 0.56} ${-bottom - 36}h${-wide * 0.14}z`,
        '#ffffff',
        'opacity=".3"',
      ) +
      rect(x + 36, -bottom - high + 36, wide - 72, 40, '#0b3c42', 0, 'opacity=".16"') +
      rect(x + wide / 2 - 16, -bottom - high, 32, high, shade('h', '#ffffff', '#d3e0df')) +
      rect(x - 50, -bottom - 6, wide + 100, 46, shade('v', '#ffffff', '#c3d3d2'), 8) +
      rect(x - 40, -bottom + 40, wide + 80, 26, '#0b3c42', 8, 'opacity=".14"'),
  );

/** A wall shelf with glassware, its board `at` above the floor. */
export const shelf = (x: number, at: number, wide: number, seed: number): string =>
  atDepth(wallAt - 130, shelfArt(x, at, wide, seed));
const shelfArt = (x: number, at: number, wide: number, seed: number): string =>
  rect(x + 20, -at + 40, wide - 10, 60, '#0b3c42', 20, 'opacity=".16" filter="url(#soft)"') +
  repeat(Math.floor((wide - 40) / 150), (k) => {
    const left = x + 30 + k * 150;
    return (k + seed) % 3 === 0
      ? flask(left, -at - 170, 120, 170, pick([hue.mint, hue.honey, hue.coral], k + seed))
      : (k + seed) % 3 === 1
        ? bottle(left + 10, -at - 200, 96, 200, pick([hue.sea, hue.honey, hue.mist], k), hue.inkSoft)
        : beaker(left, -at - 130, 110, 130, pick([hue.sky, hue.mint], k));
  }) +
  rect(x, -at, wide, 34, shade('v', '#ffffff', '#b9cecd'), 8) +
  repeat(2, (k) => path(`M${x + 120 + k * (wide - 260)} ${-at + 34}h24v90z`, '#9fb7b7'));

/** Wall cupboards with glass doors. */
export const wallCupboard = (x: number, at: number, wide: number): string =>
  level('#8fa9aa', [x, wide], -at, [wallAt - 320, wallAt]) + atDepth(wallAt - 320, cupboardArt(x, at, wide));
const cupboardArt = (x: number, at: number, wide: number): string =>
  rect(x, -at - 560, wide, 560, shade('v', '#ffffff', '#dbe8e7'), 16) +
  repeat(Math.round(wide / 450), (k) => {
    const w = wide / Math.round(wide / 450);
    return (
      rect(x + k * w + 24, -at - 536, w - 48, 512, '#cfe3e4', 10) +
      repeat(8, (n) => {
        const high = 90 + ((n * 37 + k * 29) % 80);
        return rect(
          x + k * w + 50 + (n % 4) * ((w - 110) / 4),
          -at - (n < 4 ? 310 : 50) - high,
          (w - 150) / 4,
          high,
          pick([hue.mint, hue.white, hue.honey, hue.sea], n + k),
          8,
          'opacity=".75"',
        );
      }) +
      rect(x + k * w + 24, -at - 310, w - 48, 14, hue.white) +
      path(
        `M${x + k * w + 24} ${-at - 24}L${x + k * w + w * 0.5} ${-at - 536}h90L${x + k * w + 130} ${-at - 24}z`,
        '#ffffff',
        'opacity=".28"',
      )
    );
  });

/** A sign or screen on the wall: dark, with a line of words. */
export const wallSign = (
  x: number,
  at: number,
  wide: number,
  high: number,
  words: string,
  fill: string = hue.deep,
) =>
  atDepth(
    wallAt,
    rect(x + 10, -at - high + 26, wide, high, '#0b3c42', 24, 'opacity=".3" filter="url(#soft)"') +
      rect(x, -at - high, wide, high, fill, 20) +
      rect(x, -at - high, wide, high, shade('v', '#ffffff30', '#00000030'), 20) +
      circle(x + wide - 90, -at - high / 2, high * 0.14, hue.amber) +
      text(x + wide - 170, -at - high / 2 + high * 0.15, words, {
        size: high * 0.42,
        fill: hue.white,
        weight: 750,
        anchor: 'start',
      }),
  );

export const clock = (x: number, at: number) =>
  atDepth(
    wallAt,
    circle(x + 8, -at + 22, 140, '#0b3c42', 'opacity=".25" filter="url(#soft)"') +
      circle(x, -at, 140, shade('d', '#7f9b9c', '#35575c')) +
      circle(x, -at, 118, shade('d', '#ffffff', '#e3edec')) +
      repeat(
        12,
        (k) =>
          `<g transform="rotate(${k * 30} ${x} ${-at})">${rect(x - 4, -at - 108, 8, k % 3 ? 12 : 22, hue.slate)}</g>`,
      ) +
      stroke(`M${x} ${-at}V${-at - 78}`, hue.ink, 12) +
      stroke(`M${x} ${-at}l50 28`, hue.ink, 14) +
      circle(x, -at, 12, hue.amber),
  );

export const pot = (x: number) =>
  level('#0b3c42', [x - 130, 260], 0, [-60, 120], 'opacity=".35" filter="url(#soft)"') +
  place(plantArt, x, 0, 2.6);
const leaf = (turn: number, long: number, fill: [string, string]) =>
  `<g transform="rotate(${turn} 0 -52)">${path(`M0 -52C${-long * 0.22} ${-52 - long * 0.3} ${-long * 0.2} ${-52 - long * 0.72} 0 ${-52 - long}C${long * 0.2} ${-52 - long * 0.72} ${long * 0.22} ${-52 - long * 0.3} 0 -52z`, shade('h', fill[0], fill[1]))}${stroke(`M0 -56V${-52 - long * 0.9}`, '#dff2e6', 1.6, 'opacity=".5"')}</g>`;
const plantArt =
  leaf(-46, 118, ['#5fae86', '#2f7d5c']) +
  leaf(44, 124, ['#6bbb92', '#3a8a66']) +
  leaf(-22, 150, ['#6bbb92', '#3a8a66']) +
  leaf(24, 158, ['#5fae86', '#2b7456']) +
  leaf(2, 176, ['#84cda5', '#459a73']) +
  ellipse(0, -58, 44, 8, '#4b3a2c') +
  path('M-46 -58q46 16 92 0l-12 52q-34 12 -68 0z', shade('h', '#ffffff', '#b9cccb')) +
  path('M-46 -58q46 16 92 0l-3 10q-43 14 -86 0z', '#0b3c42', 'opacity=".1"');
