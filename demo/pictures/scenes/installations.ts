import { level, solid } from '../draw/depth.ts';
import { rack } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, place, rect, repeat, shade, text } from '../draw/shapes.ts';
import { asObject, windowHtml } from '../software/window.ts';
import {
  bench,
  clock,
  drawRoomWindow,
  pot,
  room,
  shelf,
  steelTable,
  wallCupboard,
  wallSign,
} from './rooms.ts';
import { device } from './true-scale.ts';
import { chair, stool, wallScreen } from './workshop.ts';

/** The nth picture shows what the nth caption of the third gallery says. */
export const installations: [() => string, ...(() => string)[]] = [
  () =>
    room(
      0,
      wallCupboard(120, 1420, 1350),
      drawRoomWindow(1750, 1260, 1000, 700),
      bench(60, 2880),
      device('chemistry-analyzer', 'BA-480', 700, 905, 0),
      device('centrifuge', 'CF-24', 1860, 905, 3),
      device('centrifuge', 'CF-24', 2500, 905, 0),
      tubes(1310, 905, 3),
      stool(1750),
    ),
  () =>
    room(
      2,
      drawRoomWindow(180, 1230, 1150, 730),
      shelf(1700, 1560, 1100, 1),
      bench(60, 1900),
      device('hematology-analyzer', 'HX-30', 620, 905, 2),
      tubes(1050, 905, 5),
      device('microscope', 'MS-100', 1560, 905, 2),
      supply(2120),
      pot(2780),
    ),
  () =>
    room(
      1,
      wallSign(120, 1730, 1050, 220, 'بانک خون'),
      clock(2500, 1780),
      device('blood-bank-fridge', 'BF-500', 560, 0, 0),
      device('blood-bank-fridge', 'BF-500', 1520, 0, 0),
      bench(2080, 860),
      device('refrigerated-centrifuge', 'CF-24R', 2420, 905, 1),
      device('control-serum', 'CTRL-N', 2830, 905, 2),
    ),
  () =>
    room(
      0,
      clock(3060, 1700),
      device('safety-cabinet', 'SC-120', 880, 0, 0),
      bench(1820, 1120),
      device('incubator', 'IN-110', 2240, 905, 0),
      tubes(2660, 905, 4),
      stool(880),
    ),
  () =>
    room(
      3,
      wallCupboard(140, 1420, 1800),
      wallSign(2180, 1640, 680, 180, 'PCR', hue.inkSoft),
      bench(60, 2880, ['#3b6f86', '#1a4a5e']),
      device('thermal-cycler', 'TC-96', 520, 905, 3),
      device('thermal-cycler', 'TC-96', 980, 905, 3),
      device('microcentrifuge', 'MC-18', 1480, 905, 0),
      device('pipette-station', 'PS-8', 1900, 905, 0),
      tubes(2160, 905, 5),
    ),
  () =>
    room(
      2,
      wallScreen(260, 1280, 1100, screenOf('documents', 'Mostanad')),
      drawRoomWindow(1820, 1260, 950, 700),
      bench(1560, 1380),
      device('chemistry-analyzer', 'BA-240', 2120, 905, 0),
      tubes(2620, 905, 3),
      chair(320),
      chair(810),
      chair(1310),
    ),
  () =>
    room(
      1,
      wallSign(180, 1740, 1200, 220, 'پذیرش آزمایشگاه'),
      clock(2700, 1840),
      counter(140, 2720),
      desktop(620, 'reception', 'Paziresh', 1),
      desktop(1480, 'sampling-queue', 'Nobat', 1),
      desktop(2340, 'reception', 'Paziresh', 1),
    ),
  () =>
    room(
      3,
      wallCupboard(160, 1420, 1350),
      device('autoclave', 'AC-80', 620, 0, 0),
      device('autoclave', 'AC-80', 1220, 0, 0),
      steelTable(1640, 1240),
      packs(1740, 905),
      device('dry-oven', 'OV-60', 2500, 905, 0),
    ),
];

const tubes = (x: number, base: number, many: number) =>
  level('#0b3c42', [x - 20, many * 44 + 60], -base, [60, 240], 'opacity=".34" filter="url(#soft)"') +
  solid(place(rack(0, -132, many, hue.sea, many), x, -base, 1.15), 80, 110);

const screenOf = (kind: string, model: string) =>
  `<g transform="scale(1.3333 1.1538)">${asObject(windowHtml(kind, model, 0, 0), 1200, 780)}</g>`;

/** The battery that carries a device over a power cut. */
const supply = (x: number) =>
  level('#0b3c42', [x - 40, 500], 0, [-80, 520], 'opacity=".38" filter="url(#soft)"') +
  solid(supplyArt(x), 480);
const supplyArt = (x: number) =>
  rect(x, -720, 420, 720, shade('v', '#2a4a50', '#13303a'), 20) +
  rect(x + 50, -660, 320, 130, '#0c2b31', 10) +
  text(x + 210, -570, '100%', { size: 84, fill: '#7ff0e2', weight: 700, latin: true }) +
  repeat(7, (k) => rect(x + 60, -440 + k * 44, 300, 16, '#0c2b31', 8)) +
  circle(x + 210, -70, 26, hue.leaf);

const counter = (x: number, wide: number) =>
  level('#0b3c42', [x - 60, wide + 120], 0, [-100, 600], 'opacity=".34" filter="url(#soft)"') +
  level(shade('v', '#0e5a60', '#2a9d98'), [x - 30, wide + 60], -1100, [0, 560]) +
  rect(x, -1050, wide, 1050, shade('v', '#ffffff', '#c9dad8'), 6) +
  rect(x, -1050, wide, 70, shade('v', '#04252a60', '#04252a00')) +
  rect(x, -90, wide, 90, '#0b3c42', 0, 'opacity=".35"') +
  repeat(Math.round(wide / 300), (k) =>
    rect(x + 40 + k * 300, -930, 240, 810, shade('v', '#0b7f8030', '#0b7f8010'), 10),
  ) +
  rect(x - 30, -1100, wide + 60, 60, shade('v', hue.sea, hue.deep), 10);

/** A screen on the counter, seen from behind the glass of a visitor: its window to us. */
const desktop = (x: number, kind: string, model: string, scale: number) =>
  rect(x - 60, -1180, 120, 100, hue.lead) +
  rect(x - 160, -1110, 320, 24, hue.slate, 12) +
  rect(x - 330, -1620, 660, 450, '#10272c', 20) +
  place(asObject(windowHtml(kind, model, 0, 0), 1200, 780), x - 306, -1600, 0.51 * scale);

/** Sterile packs, stacked. */
const packs = (x: number, base: number) => solid(packsArt(x, base), 150, 120);
const packsArt = (x: number, base: number) =>
  repeat(3, (row) =>
    repeat(
      3 - row,
      (k) =>
        rect(
          x + row * 90 + k * 190,
          -base - 100 - row * 104,
          176,
          100,
          row === 1 ? hue.mint : '#eaf3f2',
          18,
        ) + rect(x + row * 90 + k * 190 + 20, -base - 60 - row * 104, 80, 18, hue.honey, 6),
    ),
  );
