import { hue } from '../draw/palette.ts';
import { circle, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { asObject, windowHtml } from '../software/window.ts';
import { bench, pot, room, steelTable } from './rooms.ts';
import { device } from './true-scale.ts';
import { chair, controlChart, laidTools, stool, toolBoard, wallScreen } from './workshop.ts';

/** The nth picture shows what the nth caption of the second gallery says. */
export const exhibitions: [() => string, ...(() => string)[]] = [
  () =>
    stand(
      ['#0b7f80', '#00474e'],
      'دستگاه و نرم‌افزار آزمایشگاه',
      plinth(260, 900, 700),
      plinth(1240, 1300, 700),
      device('hematology-analyzer', 'HX-50', 700, 700, 0),
      device('chemistry-analyzer', 'BA-240', 1720, 700, 0),
      device('microscope', 'MS-200', 2340, 700, 1),
      pot(2730),
    ),
  () =>
    stand(
      ['#1d4d54', '#10363c'],
      'رونمایی BA-960',
      light(1500),
      rect(560, -120, 1900, 120, shade('v', '#ffffff', '#c9dada'), 16),
      device('chemistry-analyzer', 'BA-960', 1500, 120, 0),
      rope(420),
      rope(2600),
    ),
  () =>
    stand(
      ['#3d9a86', '#1e6a5c'],
      'بازبینی رایگان',
      toolBoard(200, 1120, 1050, 420),
      bench(160, 2680, ['#56707a', '#32505a']),
      device('centrifuge', 'CF-12', 1640, 905, 0),
      device('pipette-station', 'PS-8', 2140, 905, 0),
      laidTools(900, 905),
      device('microcentrifuge', 'MC-18', 2560, 905, 3),
      stool(1500),
    ),
  () =>
    room(
      1,
      wallScreen(760, 1110, 1480, controlChart()),
      repeat(5, (k) => chair(300 + k * 600)),
    ),
  () =>
    room(
      3,
      rect(0, -240, 3000, 240, shade('v', '#2f7c7d', '#0e5157')),
      wallScreen(900, 1140, 1360, title('هفتمین گردهمایی مشتریان')),
      lectern(420, 240),
      repeat(4, (k) => place(chair(0, hue.inkSoft), 420 + k * 720, 190, 1.15)),
    ),
  () =>
    stand(
      ['#2f7f99', '#1a5468'],
      'مرکز خدمات جنوب',
      map(280),
      plinth(1700, 1080, 700),
      device('elisa-reader', 'ER-96', 2020, 700, 3),
      device('electrolyte-analyzer', 'EL-5', 2520, 700, 3),
    ),
  () =>
    stand(
      ['#0b7f80', '#00474e'],
      'سه دستگاه، یک LIS',
      wallScreen(960, 1000, 880, screen('lis', 'LIS Pro')),
      steelTable(200, 2640),
      device('hematology-analyzer', 'HX-30', 560, 905, 2),
      device('electrolyte-analyzer', 'EL-5', 2140, 905, 0),
      device('coagulometer', 'CG-4', 2560, 905, 1),
    ),
  () =>
    room(
      2,
      wallScreen(240, 1180, 1200, title('از نمونه تا جواب')),
      steelTable(1650, 1180),
      device('microscope', 'MS-100', 1950, 905, 2),
      device('microscope', 'MS-200', 2360, 905, 1),
      device('tube-rack', 'TB-100', 2660, 905, 0),
      repeat(3, (k) => chair(300 + k * 520, hue.sea)),
    ),
];

type Tones = [string, string];

/** A stand at a fair: a wall in the company's colour under a lit band, on a raised floor. */
const stand = ([light, dark]: Tones, words: string, ...art: string[]) =>
  room(
    0,
    rect(90, -1900, 2820, 1900, shade('v', '#f7fbfb', '#dbe9e7')),
    rect(40, -1980, 2920, 380, shade('v', light, dark), 30),
    plate(2520, -1880),
    text(2420, -1745, words, { size: 150, fill: hue.white, weight: 800, anchor: 'start' }),
    rect(90, -1600, 2820, 14, '#fff3cf'),
    rect(40, -60, 2920, 60, shade('v', '#ffffff', '#b9cdcb'), 8),
    `<g transform="translate(0 -60)">${art.join('')}</g>`,
  );

/** The company's sign: nine wells. */
const plate = (x: number, y: number) =>
  rect(x, y, 260, 200, '#ffffff', 36, 'opacity=".14"') +
  repeat(9, (k) =>
    circle(x + 60 + (k % 3) * 70, y + 40 + Math.floor(k / 3) * 60, 22, k === 8 ? hue.amber : hue.white),
  );

const plinth = (x: number, wide: number, high: number) =>
  rect(x, -high, wide, high, shade('v', '#ffffff', '#cfe0de'), 14) +
  rect(x, -high, wide, 40, hue.white, 10) +
  rect(x + 60, -high + 120, wide - 120, 16, hue.teal, 8, 'opacity=".4"');

const light = (x: number) =>
  path(`M${x - 160} -1580h320L${x + 1000} -100H${x - 1000}z`, '#fff3cf', 'opacity=".28"');

const rope = (x: number) =>
  rect(x - 16, -900, 32, 900, hue.lead, 10) +
  circle(x, -920, 44, hue.amber) +
  rect(x - 130, -30, 260, 30, hue.slate, 14);

const lectern = (x: number, base: number) =>
  path(`M${x - 160} ${-base}L${x - 220} ${-base - 1050}h440l-60 1050z`, shade('v', '#ffffff', '#c5d7d5')) +
  rect(x - 270, -base - 1110, 540, 70, hue.deep, 16) +
  stroke(`M${x + 60} ${-base - 1110}q20 -150 -60 -210`, hue.slate, 14) +
  circle(x - 4, -base - 1330, 30, hue.ink);

const title = (words: string) =>
  rect(0, 0, 1600, 900, '#0c3238', 10) +
  repeat(60, (k) => circle(90 + (k % 12) * 70, 90 + Math.floor(k / 12) * 70, 22, hue.mint, 'opacity=".22"')) +
  text(800, 560, words, { size: 118, fill: hue.white, weight: 800 }) +
  rect(620, 640, 360, 14, hue.amber, 7);

const screen = (kind: string, model: string) =>
  `<g transform="scale(1.3333 1.1538)">${asObject(windowHtml(kind, model, 0, 0), 1200, 780)}</g>`;

/** Three provinces of the south on a board. */
const map = (x: number) =>
  rect(x, -1480, 1240, 1060, hue.white, 24) +
  path(`M${x + 160} -1280q240 -120 520 -40t420 60l-40 380q-260 200 -520 160t-420 -220z`, '#cfe6ea') +
  path(`M${x + 60} -760q300 80 560 190t560 30v110H${x + 60}z`, '#bcdfe6') +
  [
    [420, -1080],
    [660, -860],
    [900, -720],
  ]
    .map(
      ([px = 0, py = 0], k) =>
        circle(x + px, py, k === 0 ? 56 : 40, k === 0 ? hue.amber : hue.teal) +
        circle(x + px, py, k === 0 ? 22 : 16, hue.white),
    )
    .join('');

/** A room with rows of chairs before a screen that says what it is about. */
export const lectureRoom = (seed: number, words: string): string =>
  room(
    seed,
    wallScreen(760, 1110, 1480, title(words)),
    repeat(5, (k) => chair(300 + k * 600, seed % 2 ? hue.teal : hue.inkSoft)),
  );
