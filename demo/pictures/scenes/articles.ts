import { drawRotor } from '../devices/centrifuge.ts';
import { drawBloodField } from '../devices/microscope.ts';
import { floorShadow } from '../draw/device-details.ts';
import { sheetOfPaper } from '../draw/furniture.ts';
import { bottle, flask, rack, tube } from '../draw/labware.ts';
import { hue, toneAt } from '../draw/palette.ts';
import { circle, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { card, levey, lines, meters, rows } from '../software/widgets.ts';
import {
  biohazardSign,
  calendar,
  cloud,
  cog,
  disks,
  drop,
  shield,
  snow,
  thermometer,
  wrench,
} from './props.ts';
import { phoneAt } from './software-pictures.ts';
import { amberWall, laboratory, onLaptop, onScreen, pinCard, put, studio, tealWall } from './stage.ts';

const bigTube = (x: number, y: number, scale: number, cap: string, fill: string = hue.blood) =>
  floorShadow(x, y + 118 * scale, 40 * scale, 12) + tube(x, y, cap, scale, fill);

/** The fifteen articles, in the order of their numbers. */
export const articleScenes: (() => string)[] = [
  () =>
    studio(0) +
    pinCard(card('نمودار لوی‌جنینگز', levey(1), 'گلوکز – سطح نرمال'), 90, 90, 1020, 520) +
    place(
      bottle(0, 0, 90, 170, hue.honey, hue.leaf, 'L1') + bottle(110, 0, 90, 170, hue.honey, hue.amber, 'L2'),
      140,
      660,
    ) +
    put('chemistry-analyzer', 'BA-240', 860, 850, 520, 300, 0),
  () =>
    studio(1) +
    put('centrifuge', 'CF-12', 300, 780, 460, 420, 0) +
    put('centrifuge', 'CF-24', 820, 780, 560, 640, 3) +
    place(drawRotor(0, 0, 110, 12, toneAt(0)), 300, 210) +
    place(drawRotor(0, 0, 66, 24, toneAt(3)), 520, 240),
  () =>
    laboratory(2) +
    bigTube(300, 330, 3.1, hue.coral) +
    bigTube(480, 330, 3.1, hue.amber, '#d9826a') +
    bigTube(660, 330, 3.1, hue.mint, hue.honey) +
    place(sheetOfPaper(0, 0, 300, 380, 7), 820, 300) +
    circle(1080, 320, 56, hue.coral) +
    text(1080, 346, '!', { size: 76, fill: hue.white, weight: 800, latin: true }),
  () =>
    studio(4) +
    put('incubator', 'IN-110', 380, 830, 520, 720, 2) +
    pinCard(card('دمای محفظه', lines(1.4, false), '37.0 درجه'), 680, 180, 430, 330) +
    place(thermometer(0.72), 780, 520, 0.85),
  () =>
    laboratory(5) +
    onScreen('lis', 'LIS Pro', 0, 0, 120, 90, 0.6) +
    put('tube-rack', 'TB-100', 1000, 700, 260, 160, 0),
  () =>
    tealWall() + onLaptop('online-results', 'Javab Online', 0, 4, 330, 230, 0.58) + phoneAt(110, 230, 0.68),
  () =>
    laboratory(4) +
    put('safety-cabinet', 'SC-120', 460, 850, 760, 720, 1) +
    place(biohazardSign(), 880, 340, 0.62),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#cfe8f0', '#f3fafc')) +
    snow(140, 160, 70, '#a9d4e2') +
    snow(1060, 220, 100, '#b9dde9') +
    snow(980, 560, 54, '#c9e6ef') +
    put('reagent-fridge', 'RF-350', 420, 830, 460, 730, 3) +
    place(
      rect(0, 120, 330, 220, shade('v', hue.sky, '#2f7f99'), 26) +
        rect(-14, 90, 358, 60, hue.white, 20) +
        rect(120, 60, 90, 40, hue.steel, 14) +
        snow(165, 245, 60),
      740,
      480,
    ) +
    bottle(800, 440, 64, 120, hue.mint, hue.ink) +
    bottle(900, 430, 72, 130, hue.honey, hue.teal),
  () =>
    studio(3) +
    place(tube(0, 0, hue.coral, 5), 260, 150) +
    `<g filter="url(#lift)">${rect(430, 250, 620, 320, hue.white, 26)}</g>` +
    repeat(56, (k) => rect(480 + k * 9.4, 300, 2 + ((k * 7) % 4) * 1.6, 160, hue.ink)) +
    text(740, 520, '1405 0821 1', { size: 46, fill: hue.ink, weight: 700, latin: true }) +
    stroke('M420 380H1064', hue.coral, 7, 'opacity=".85"') +
    rack(620, 690, 9, hue.teal),
  () =>
    rect(0, 0, 1200, 900, shade('d', '#e9f4f2', '#cfe5e2')) +
    place(drawBloodField(0, 0, 310), 400, 440) +
    put('hematology-analyzer', 'HX-30', 940, 800, 380, 500, 3),
  () =>
    laboratory(1) +
    put('autoclave', 'AC-23', 420, 700, 620, 480, 0) +
    pinCard(card('چرخهٔ ۱۳۴ درجه', lines(0.4), 'فشار و دما'), 770, 160, 370, 300) +
    rect(820, 600, 260, 60, hue.white, 10) +
    repeat(6, (k) => rect(840 + k * 40, 612, 28, 36, k < 4 ? hue.ink : hue.honey, 4)),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#d4edf3', '#f4fbfc')) +
    drop(330, 420, 250) +
    drop(600, 610, 120) +
    drop(120, 690, 80) +
    put('water-bath', 'WB-14', 860, 800, 520, 420, 0) +
    flask(1010, 220, 130, 170, hue.sky),
  () =>
    amberWall() +
    place(shield(), 120, 200, 1.2) +
    place(sheetOfPaper(0, 0, 420, 540, 10), 640, 170) +
    pinCard(
      card(
        'آمادگی ممیزی',
        meters(`کارکنان|81
تجهیزات|76
فرایندها|88`),
      ),
      560,
      480,
      520,
      300,
    ),
  () =>
    tealWall() +
    place(disks(), 160, 260, 1.2) +
    place(cloud(), 640, 90, 1.15) +
    stroke('M880 470V620M820 560l60 64l60 -64', hue.amber, 26) +
    onLaptop('archive', 'Archive', 1, 0, 730, 640, 0.22),
  () =>
    studio(2) +
    place(calendar('برنامهٔ سرویس'), 110, 190, 1.3) +
    cog(860, 330, 130, hue.teal) +
    cog(1050, 500, 84, hue.amber) +
    place(wrench(), 700, 480, 0.85) +
    pinCard(
      card(
        'کارهای این ماه',
        rows(`تعویض لامپ|+انجام شد
فیلتر هود|~فردا`),
      ),
      620,
      640,
      460,
      200,
    ),
];
