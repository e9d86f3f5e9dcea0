import { cardboard, sheetOfPaper } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import { plant } from '../draw/room.ts';
import { circle, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { streets } from '../software/widgets.ts';
import { lectureRoom } from './exhibitions.ts';
import { building, cog, pin, shield, wrench } from './props.ts';
import { bench, room, wallSign, windowOf } from './rooms.ts';
import { phoneAt } from './software-pictures.ts';
import { amberWall, onLaptop, onScreen, pinCard, put, studio, tealWall } from './stage.ts';
import { device } from './true-scale.ts';
import { laidTools, stool, toolBoard } from './workshop.ts';

/** The six product types. */
export const typeScenes: (() => string)[] = [
  () =>
    studio(0) +
    put('reagent-fridge', 'RF-350', 1010, 790, 300, 600, 1) +
    put('chemistry-analyzer', 'BA-240', 520, 800, 620, 470, 0) +
    put('centrifuge', 'CF-12', 190, 830, 300, 260, 3),
  () => tealWall() + onScreen('lis', 'LIS Pro', 0, 0, 150, 110, 0.64) + phoneAt(860, 300, 0.68),
  () =>
    studio(2) +
    rect(110, 452, 980, 16, hue.steel, 6) +
    rect(110, 812, 980, 16, hue.steel, 6) +
    put('reagent-kit', 'GLU-500', 370, 452, 480, 300, 0) +
    put('reagent-kit', 'CHO-500', 850, 452, 420, 270, 0) +
    put('control-serum', 'CTRL-N', 830, 812, 470, 300, 2) +
    put('tube-rack', 'TB-100', 350, 812, 440, 270, 0),
  () =>
    studio(1) +
    onLaptop('dashboard', 'Negah Pro', 0, 2, 230, 130, 0.62) +
    circle(1010, 190, 84, hue.amber) +
    path('M1010 130l18 40l44 4l-34 30l10 44l-38 -24l-38 24l10 -44l-34 -30l44 -4z', hue.white),
  () =>
    studio(3) +
    rect(110, 452, 980, 16, hue.steel, 6) +
    rect(110, 812, 980, 16, hue.steel, 6) +
    put('spare-board', 'MBD-7', 350, 452, 440, 310, 0) +
    put('spare-pump', 'PMP-3', 840, 452, 440, 310, 0) +
    put('spare-lamp', 'LMP-20', 370, 812, 480, 280, 0) +
    place(wrench(hue.teal), 900, 630, 0.5) +
    cog(780, 738, 60, hue.amber),
  () =>
    tealWall() +
    put('chemistry-analyzer', 'BA-960', 440, 790, 720, 520, 0) +
    put('hematology-analyzer', 'HX-70', 960, 800, 400, 430, 2),
];

const factory = () =>
  rect(0, 0, 1200, 900, shade('v', '#cfeaf0', '#f7fbfa')) +
  path('M0 560Q300 420 600 540T1200 500V760H0z', '#bcdccd') +
  rect(140, 360, 920, 380, shade('v', '#ffffff', '#dcebe9'), 14) +
  path('M140 360l150 -90v90l150 -90v90l150 -90v90z', hue.sea) +
  rect(640, 270, 420, 110, shade('h', hue.teal, hue.deep), 12) +
  repeat(12, (k) =>
    circle(780 + (k % 6) * 30, 310 + Math.floor(k / 6) * 30, 9, k === 11 ? hue.amber : hue.white),
  ) +
  repeat(
    6,
    (k) => rect(180 + k * 148, 440, 110, 90, '#bfe2ea', 8) + rect(180 + k * 148, 560, 110, 90, '#d5edf1', 8),
  ) +
  rect(560, 640, 100, 100, hue.deep, 6) +
  rect(0, 740, 1200, 160, '#c9d9d3') +
  plant(110, 750, 1.2) +
  plant(1100, 750, 1.2);

/** The nine pages: company, history, services, warranty, training, careers, branches, agents, orphan. */
export const pageScenes: (() => string)[] = [
  factory,
  () =>
    amberWall() +
    stroke('M120 640H1080', hue.teal, 10) +
    repeat(
      5,
      (k) =>
        circle(160 + k * 220, 640, 26, k === 4 ? hue.amber : hue.teal) +
        circle(160 + k * 220, 640, 11, hue.white) +
        text(160 + k * 220, 730, ['۱۳۷۸', '۱۳۸۵', '۱۳۹۲', '۱۳۹۸', '۱۴۰۵'][k] ?? '', {
          size: 40,
          fill: hue.ink,
          weight: 700,
        }),
    ) +
    put('microscope', 'MS-100', 160, 610, 170, 230, 1) +
    put('centrifuge', 'CF-12', 380, 610, 190, 200, 5) +
    put('incubator', 'IN-55', 600, 610, 190, 240, 0) +
    put('hematology-analyzer', 'HX-30', 820, 610, 190, 260, 3) +
    put('chemistry-analyzer', 'BA-480', 1030, 610, 250, 220, 0),
  () =>
    room(
      1,
      toolBoard(160, 1180, 1100, 500),
      windowOf(1800, 1260, 950, 700),
      bench(60, 2880),
      device('hematology-analyzer', 'HX-30', 1560, 905, 0),
      laidTools(640, 905),
      device('centrifuge', 'CF-12', 2420, 905, 3),
      device('spare-board', 'MBD-7', 1180, 905, 0),
      stool(1500),
    ),
  () =>
    studio(0) +
    place(shield(), 420, 140, 1.5) +
    put('centrifuge', 'CF-12', 230, 820, 340, 300, 0) +
    put('microscope', 'MS-100', 1000, 820, 260, 360, 0),
  () => lectureRoom(0, 'آموزش کاربران'),
  () =>
    room(
      2,
      windowOf(160, 1260, 1100, 700),
      wallSign(1700, 1660, 1120, 220, 'جای شما خالی است'),
      bench(60, 2880, ['#56707a', '#32505a']),
      device('microscope', 'MS-200', 560, 905, 1),
      device('thermal-cycler', 'TC-96', 1320, 905, 3),
      device('elisa-reader', 'ER-96', 2220, 905, 0),
      stool(560),
      stool(1400),
      stool(2240),
    ),
  () =>
    rect(0, 0, 1200, 900, '#e3efe9') +
    pinCard(`<div class="card" style="padding:0!important">${streets(2, 0)}</div>`, 80, 90, 1040, 700) +
    pin(360, 380, 90, hue.teal) +
    pin(640, 560, 110) +
    pin(900, 330, 90, hue.teal),
  () =>
    amberWall() +
    place(building(), 120, 200, 1.2) +
    rect(0, 742, 1200, 158, '#f3dfb4') +
    cardboard(760, 640, 170, 140) +
    cardboard(950, 600, 200, 180),
  () =>
    studio(4) +
    place(sheetOfPaper(0, 0, 420, 560, 11), 390, 160) +
    circle(820, 660, 90, hue.teal) +
    text(820, 700, '؟', { size: 110, fill: hue.white, weight: 800 }),
];
