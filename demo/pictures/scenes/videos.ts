import { drawRotor } from '../devices/centrifuge.ts';
import { cardboard } from '../draw/furniture.ts';
import { wellPlate } from '../draw/labware.ts';
import { hue, toneAt } from '../draw/palette.ts';
import { pick, place, rect, repeat, shade } from '../draw/shapes.ts';
import { big, card, levey, lines } from '../software/widgets.ts';
import { repairPhone } from './news.ts';
import { wrench } from './props.ts';
import { phoneAt } from './software-pictures.ts';
import { hall, laboratory, onLaptop, onScreen, pinCard, put, studio, tealWall } from './stage.ts';
import { chair } from './workshop.ts';

/** The fourteen video posters, in the order of their numbers. The play mark is laid on by the page. */
export const videoScenes: (() => string)[] = [
  () => tealWall() + put('chemistry-analyzer', 'BA-240', 600, 790, 940, 620, 0),
  () =>
    studio(3) +
    place(drawRotor(0, 0, 300, 12, toneAt(1), 15), 430, 440) +
    put('centrifuge', 'CF-12', 930, 800, 430, 400, 1),
  () =>
    laboratory(0) +
    onScreen('reception', 'Paziresh', 0, 0, 330, 110, 0.58) +
    put('tube-rack', 'TB-100', 170, 700, 240, 150, 0),
  () =>
    tealWall() +
    onLaptop('online-results', 'Javab Online', 1, 1, 360, 210, 0.58) +
    phoneAt(120, 220, 0.7, true),
  () =>
    laboratory(3) +
    put('incubator', 'IN-55', 420, 700, 520, 540, 2) +
    pinCard(card('کالیبراسیون نه‌نقطه‌ای', lines(2.2, false)), 730, 190, 400, 300),
  () =>
    studio(1) +
    put('elisa-washer', 'EW-96', 560, 560, 640, 430, 2) +
    wellPlate(640, 560, 420, (at) => pick([hue.honey, hue.amber, hue.white, '#ffe9bd'], (at * 5) % 7)),
  () =>
    laboratory(2) +
    put('autoclave', 'AC-80', 420, 850, 560, 720, 0) +
    pinCard(card('دما و فشار', lines(0.6)), 720, 220, 400, 290),
  () => tealWall() + pinCard(card('لوی‌جنینگز – اوره', levey(4, 16), 'سطح ۲'), 110, 160, 980, 560),
  () =>
    laboratory(1) +
    put('hematology-analyzer', 'HX-50', 260, 700, 400, 420, 1) +
    onScreen('device-link', 'AzmaLink', 0, 2, 530, 150, 0.53),
  () => studio(2) + put('pipette-station', 'PS-8', 600, 800, 860, 680, 0),
  () =>
    studio(0) +
    repairPhone() +
    put('centrifuge', 'CF-24', 850, 810, 480, 580, 3) +
    place(wrench(hue.amber), 620, 90, 0.5),
  () =>
    hall(1) +
    put('centrifuge', 'CF-24', 380, 800, 460, 560, 3) +
    cardboard(700, 480, 380, 320, true) +
    rect(700, 470, 380, 20, '#f4e3c4', 6),
  () =>
    laboratory(5) +
    pinCard(card('نوبت نمونه‌گیری', big('47', 'باجهٔ ۲')), 380, 90, 440, 380) +
    repeat(4, (k) => place(chair(0, k % 2 ? hue.sea : hue.teal), 180 + k * 280, 892, 0.4)),
  () =>
    rect(0, 0, 1200, 900, shade('d', '#e0f1ef', '#b9dad6')) +
    onScreen('dashboard', 'Negah', 0, 4, 230, 100, 0.62) +
    pinCard(
      '<div class="card" style=""><h4>به‌روزرسانی نرم‌افزار<small>٪۷۲</small></h4><div class="meter" style="flex:none;height:20px"><i style="width:72%"></i></div></div>',
      620,
      560,
      460,
      130,
    ),
];
