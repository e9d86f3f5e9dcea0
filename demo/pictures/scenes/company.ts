import { atDepth, level, solid } from '../draw/depth.ts';
import { cardboard, sheetOfPaper } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { streets } from '../software/widgets.ts';
import { lectureRoom } from './exhibitions.ts';
import { building, cog, pin, shield, wrench } from './props.ts';
import { bench, drawRoomWindow, room, wallSign } from './rooms.ts';
import { phoneAt } from './software-pictures.ts';
import { amberWall, onLaptop, onScreen, pinCard, put, studio, tealWall } from './stage.ts';
import { device, inMillimetres } from './true-scale.ts';
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

const tree = (x: number, z: number, high: number) =>
  atDepth(
    z,
    ellipse(x, -4, high * 0.34, 22, '#0b3c42', 'opacity=".3"') +
      rect(x - 14, -high * 0.45, 28, high * 0.45, shade('h', '#9a7a56', '#5f452c'), 8) +
      ellipse(x, -high * 0.66, high * 0.27, high * 0.35, shade('d', '#7cc19a', '#2f7d5c')) +
      ellipse(x - high * 0.07, -high * 0.78, high * 0.12, high * 0.14, '#ffffff', 'opacity=".12"'),
  );

/** The factory from across the road, in the morning. */
const factory = () =>
  rect(0, 0, 1200, 900, shade('v', '#9fd0e6', '#f3fafa')) +
  `<g filter="url(#far)">${repeat(4, (k) => ellipse(160 + k * 310, 90 + (k % 2) * 60, 130, 22, '#ffffff', 'opacity=".75"'))}${path('M0 470L180 380L330 440L560 330L760 430L960 350L1200 450V620H0z', '#a9c9d2')}${path('M0 520Q300 430 600 510T1200 480V660H0z', '#a8d1bd')}</g>` +
  inMillimetres(
    812,
    0.4,
    level(shade('v', '#a9cdb4', '#7fb394'), [-6000, 15000], 0, [-900, 9000]),
    level('#c9d5d4', [-6000, 15000], 0, [-260, 520]),
    level('#6d8084', [-6000, 15000], 0, [-900, -330]),
    repeat(9, (k) => level('#f3f6f5', [-1800 + k * 800, 420], 0, [-640, -610])),
    [240, 2700, 3050].map((x, k) => tree(x, 1700 - k * 60, 820)).join(''),
    level('#0b3c42', [200, 2660], 0, [420, 1700], 'opacity=".35" filter="url(#soft)"'),
    solid(
      rect(260, -1080, 2480, 1080, shade('v', '#ffffff', '#d5e3e2'), 6) +
        repeat(4, (k) => path(`M${1240 + k * 375} -1080v-250l375 250z`, shade('v', '#3aa9a4', '#0b6f70'))),
      900,
      560,
    ),
    atDepth(
      560,
      repeat(
        4,
        (k) =>
          path(`M${1258 + k * 375} -1090v-196l290 196z`, shade('d', '#d9f1f7', '#7fbccb')) +
          stroke(`M${1355 + k * 375} -1090v-130M${1450 + k * 375} -1090v-66`, '#ffffff', 8),
      ) +
        rect(260, -1080, 880, 1080, shade('v', '#0b7f80', '#00474e')) +
        repeat(9, (k) =>
          circle(560 + (k % 3) * 130, -900 + Math.floor(k / 3) * 130, 44, k === 8 ? hue.amber : '#ffffff'),
        ) +
        repeat(2, (row) =>
          repeat(5, (k) => {
            const [x, y] = [1230 + k * 300, -920 + row * 430];
            return (
              rect(x - 10, y - 10, 250, 300, '#b4c8c8', 6) +
              rect(x, y, 230, 280, shade('v', '#7fb9cd', '#d9f0f2'), 4) +
              path(`M${x + 120} ${y}h60l-110 280h-60z`, '#ffffff', 'opacity=".35"') +
              rect(x + 110, y, 10, 280, '#ffffff')
            );
          }),
        ) +
        rect(420, -420, 560, 420, shade('v', '#bfe4ea', '#6fa9b5'), 4) +
        path('M560 -420h120l-160 420h-100v-60z', '#ffffff', 'opacity=".3"') +
        rect(690, -420, 20, 420, '#dfe9e9') +
        rect(260, -24, 2480, 24, '#0b3c42', 0, 'opacity=".25"'),
    ),
    level('#ffffff', [330, 740], -470, [300, 560]),
    atDepth(300, rect(330, -470, 740, 46, shade('v', '#ffffff', '#9db6b7'), 6)),
    repeat(2, (k) => atDepth(320, rect(370 + k * 640, -426, 26, 426, shade('h', '#ffffff', '#8fa9aa')))),
    level('#eef3f2', [470, 460], 0, [-330, 560]),
    tree(-40, 300, 900),
    tree(3080, 240, 940),
    tree(2560, 60, 300),
    tree(2300, 60, 280),
    tree(2040, 60, 290),
  );

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
      drawRoomWindow(1800, 1260, 950, 700),
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
      drawRoomWindow(160, 1260, 1100, 700),
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
