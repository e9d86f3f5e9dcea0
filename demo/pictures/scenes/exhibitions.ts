import { atDepth, level, solid } from '../draw/depth.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
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
      level('#0b3c42', [480, 2060], 0, [-160, 620], 'opacity=".36" filter="url(#soft)"'),
      level(shade('v', '#cfdddc', '#ffffff'), [560, 1900], -120, [-90, 600]),
      atDepth(-90, rect(560, -120, 1900, 120, shade('v', '#ffffff', '#b4c8c6'), 6)),
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
      level(shade('v', '#14626a', '#2f8c8c'), [-700, 4400], -240, [60, 700]),
      atDepth(60, rect(-200, -240, 3400, 240, shade('v', '#2f7c7d', '#0a4248'))),
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
    atDepth(
      640,
      rect(-60, -2100, 3120, 2100, shade('v', '#ffffff', '#dfeceb')) +
        repeat(5, (k) => rect(540 + k * 480, -1640, 4, 1640, '#0b3c42', 0, 'opacity=".1"')),
    ),
    level('#c3d3d2', [-60, 3120], -60, [0, 640]),
    level('#ffffff', [900, 900], -60, [0, 640], 'opacity=".4"'),
    rect(-200, -60, 3400, 60, shade('v', '#ffffff', '#9db4b3'), 4),
    level('#0a2f35', [-60, 3120], -1610, [180, 640]),
    repeat(4, (k) =>
      atDepth(
        320,
        ellipse(420 + k * 720, -1606, 70, 16, '#fff9e3') +
          path(
            `M${370 + k * 720} -1600h100L${700 + k * 720} -400H${140 + k * 720}z`,
            shade('v', '#fff6d855', '#fff6d800'),
          ),
      ),
    ),
    atDepth(
      180,
      rect(-60, -2060, 3120, 450, shade('v', light, dark), 10) +
        rect(-60, -2060, 3120, 14, '#ffffff', 0, 'opacity=".3"') +
        rect(-60, -1624, 3120, 14, '#fff3cf') +
        plate(2520, -1950) +
        text(2420, -1800, words, { size: 150, fill: hue.white, weight: 800, anchor: 'start' }),
    ),
    `<g transform="translate(0 -60)">${art.join('')}</g>`,
  );

/** The company's sign: nine wells. */
const plate = (x: number, y: number) =>
  rect(x, y, 260, 200, '#ffffff', 36, 'opacity=".14"') +
  repeat(9, (k) =>
    circle(x + 60 + (k % 3) * 70, y + 40 + Math.floor(k / 3) * 60, 22, k === 8 ? hue.amber : hue.white),
  );

const plinth = (x: number, wide: number, high: number) =>
  level('#0b3c42', [x - 60, wide + 120], 0, [-90, 560], 'opacity=".34" filter="url(#soft)"') +
  solid(rect(x, -high, wide, high, shade('v', '#ffffff', '#c3d6d4'), 6), 520) +
  level(shade('v', '#d5e3e2', '#ffffff'), [x, wide], -high, [0, 520]) +
  rect(x, -high, wide, 6, hue.white) +
  rect(x, -110, wide, 110, '#0b3c42', 0, 'opacity=".12"') +
  rect(x + 60, -high + 120, wide - 120, 14, hue.teal, 7, 'opacity=".55"');

const light = (x: number) =>
  path(`M${x - 160} -1580h320L${x + 1000} -100H${x - 1000}z`, '#fff3cf', 'opacity=".28"');

const rope = (x: number) =>
  ellipse(x, -6, 170, 30, '#0b3c42', 'opacity=".3" filter="url(#soft)"') +
  ellipse(x, -16, 130, 24, shade('h', '#e8cf8f', '#8f6a1f')) +
  rect(x - 18, -900, 36, 884, shade('h', '#fbe9b8', '#8f6a1f'), 8) +
  circle(x, -930, 46, shade('d', '#fff3cf', '#a9741b')) +
  stroke(`M${x} -840q${x < 1500 ? -260 : 260} 260 ${x < 1500 ? -600 : 600} 0`, '#7c1f2b', 40) +
  stroke(`M${x} -850q${x < 1500 ? -260 : 260} 260 ${x < 1500 ? -600 : 600} 0`, '#b9474d', 14);

const lectern = (x: number, base: number) =>
  solid(
    path(`M${x - 160} ${-base}L${x - 220} ${-base - 1050}h440l-60 1050z`, shade('v', '#ffffff', '#b9cccb')),
    260,
    60,
  ) +
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
const map = (x: number) => atDepth(620, mapArt(x));
const mapArt = (x: number) =>
  rect(x + 16, -1450, 1240, 1060, '#0b3c42', 24, 'opacity=".3" filter="url(#soft)"') +
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
