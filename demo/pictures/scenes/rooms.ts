import { beaker, bottle, flask } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { wells } from '../draw/room.ts';
import { circle, path, pick, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { inMillimetres } from './true-scale.ts';

/** Rooms are seen from the front, three metres wide; the floor's edge lies here. */
const floorAt = 812;
const perMillimetre = 0.4;

const walls: [[string, string], ...[string, string][]] = [
  ['#d8ecea', '#f2faf8'],
  ['#dde9ee', '#f4f9fb'],
  ['#dfede6', '#f6fbf8'],
  ['#ebe9df', '#fbfaf5'],
];

const floorOf = (wide: number, high: number, colours: [string, string]) =>
  rect(0, floorAt, wide, high - floorAt, shade('v', colours[0], colours[1])) +
  repeat(9, (k) =>
    stroke(
      `M${wide / 2 + (k - 4) * 150} ${floorAt}L${wide / 2 + (k - 4) * 230} ${high}`,
      '#ffffff',
      2,
      'opacity=".45"',
    ),
  ) +
  rect(0, floorAt - 14, wide, 14, '#ffffff', 0, 'opacity=".75"') +
  rect(0, floorAt, wide, 4, '#0b3c42', 0, 'opacity=".16"');

/** A laboratory or office room; `art` is drawn in millimetres, 0 to 3000 across, upward from the floor. */
export const room = (seed: number, ...art: string[]): string => {
  const [top, low] = pick(walls, seed);
  return (
    rect(0, 0, 1200, 900, shade('v', top, low)) +
    wells(seed % 2 ? 40 : 900, 36, 7, 4, 40, hue.teal, 0.1) +
    floorOf(1200, 900, ['#cbdbd9', '#e6efee']) +
    inMillimetres(floorAt, perMillimetre, ...art)
  );
};

/** The factory: a painted floor, a high window band and the rail of the cranes. */
export const hallRoom = (seed: number, ...art: string[]): string =>
  rect(0, 0, 1200, 900, shade('v', seed % 2 ? '#d5e3e7' : '#d3e6e3', '#f0f7f6')) +
  rect(0, 40, 1200, 150, '#ffffff', 0, 'opacity=".5"') +
  repeat(8, (k) => rect(14 + k * 150, 52, 122, 126, shade('v', '#bcdbe4', '#e6f4f3'), 4)) +
  rect(0, 214, 1200, 20, shade('v', '#8fa9aa', '#6f8c8e')) +
  repeat(4, (k) => rect(90 + k * 330, 0, 30, 812, shade('h', '#dbe7e7', '#b9cdcd'))) +
  floorOf(1200, 900, ['#b9cccb', '#d8e4e3']) +
  path('M0 868H1200V880H0z', hue.amber, 'opacity=".75"') +
  inMillimetres(floorAt, perMillimetre, ...art);

/** A bench of 900 mm with cupboards; `x` is its near edge. */
export const bench = (x: number, wide: number, colour: [string, string] = ['#2f7c7d', '#0e5157']): string => {
  const doors = Math.max(1, Math.round(wide / 480));
  const door = (wide - 40) / doors;
  return (
    rect(x + 20, -90, wide - 40, 90, '#0c3238', 0, 'opacity=".7"') +
    rect(x, -860, wide, 780, shade('v', colour[0], colour[1]), 8) +
    repeat(
      doors,
      (k) =>
        rect(x + 20 + k * door + 8, -840, door - 16, 150, '#ffffff', 8, 'opacity=".1"') +
        rect(x + 20 + k * door + door / 2 - 60, -790, 120, 16, hue.mist, 8, 'opacity=".85"') +
        rect(x + 20 + k * door + 8, -674, door - 16, 570, '#ffffff', 8, 'opacity=".07"') +
        rect(x + 20 + k * door + door - 60, -620, 16, 140, hue.mist, 8, 'opacity=".85"'),
    ) +
    rect(x - 20, -905, wide + 40, 46, shade('v', '#ffffff', '#cfdfdd'), 8) +
    rect(x - 20, -862, wide + 40, 8, '#0b3c42', 0, 'opacity=".18"')
  );
};

/** A steel table on legs: `high` is its top. */
export const steelTable = (x: number, wide: number, high = 900): string =>
  rect(x + 30, -high, 44, high, shade('h', hue.fog, hue.lead)) +
  rect(x + wide - 74, -high, 44, high, shade('h', hue.fog, hue.lead)) +
  rect(x + 40, -260, wide - 80, 30, hue.steel, 6) +
  rect(x, -high - 6, wide, 46, shade('v', '#ffffff', hue.steel), 10);

export const windowOf = (x: number, bottom: number, wide: number, high: number): string =>
  rect(x, -bottom - high, wide, high, hue.white, 20) +
  rect(x + 36, -bottom - high + 36, wide - 72, high - 72, shade('v', '#b9dfe9', '#e9f6f4'), 8) +
  path(
    `M${x + 36} ${-bottom - 190}q${wide * 0.2} -110 ${wide * 0.42} -30t${wide * 0.58 - 72} -60v244H${x + 36}z`,
    '#a9d3c3',
    'opacity=".85"',
  ) +
  rect(x + wide / 2 - 14, -bottom - high, 28, high, hue.white) +
  rect(x - 30, -bottom - 30, wide + 60, 44, '#e7f0ef', 8);

/** A wall shelf with glassware, its board `at` above the floor. */
export const shelf = (x: number, at: number, wide: number, seed: number): string =>
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
  rect(x, -at - high, wide, high, fill, 20) +
  circle(x + wide - 80, -at - high / 2, high * 0.16, hue.amber) +
  text(x + wide - 160, -at - high / 2 + high * 0.16, words, {
    size: high * 0.42,
    fill: hue.white,
    weight: 750,
    anchor: 'start',
  });

export const clock = (x: number, at: number) =>
  circle(x, -at, 130, hue.white) +
  circle(x, -at, 130, 'none', `stroke="${hue.slate}" stroke-width="18"`) +
  stroke(`M${x} ${-at}V${-at - 80}`, hue.ink, 14) +
  stroke(`M${x} ${-at}l58 30`, hue.ink, 14) +
  circle(x, -at, 12, hue.amber);

export const pot = (x: number) => place(plantArt, x, 0, 2.6);
const plantArt =
  path('M0 -40q-70 -60 -60 -150q60 40 60 150z', hue.leaf) +
  path('M0 -40q70 -70 66 -170q-66 50 -66 170z', '#4c9a76') +
  path('M0 -40q-14 -110 10 -190q34 90 -10 190z', '#79c09b') +
  path('M-44 -60h88l-12 60h-64z', hue.white) +
  path('M-44 -60h88l-3 14h-82z', hue.fog);
