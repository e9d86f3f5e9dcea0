import { drawRotor } from '../devices/centrifuge.ts';
import { drawBloodField } from '../devices/microscope.ts';
import { atDepth } from '../draw/depth.ts';
import { floorShadow } from '../draw/device-details.ts';
import { bottle, rack, tube } from '../draw/labware.ts';
import { hue, toneAt } from '../draw/palette.ts';
import { group, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { card, levey, lines, meters } from '../software/widgets.ts';
import {
  binders,
  clipboard,
  coldBox,
  handScanner,
  looseDisk,
  serverCabinet,
  tubeStand,
  wallCalendar,
  wallNotice,
  waterUnit,
} from './lab-objects.ts';
import { logger, sensors } from './machines.ts';
import { biohazardSign, diploma } from './props.ts';
import { bench, drawRoomWindow, room, shelf, steelTable, wallSign } from './rooms.ts';
import { phoneAt } from './software-pictures.ts';
import { laboratory, onLaptop, onScreen, pinCard, put, studio, tealWall } from './stage.ts';
import { device } from './true-scale.ts';
import { laidTools, stool, toolBoard } from './workshop.ts';

const diplomaOnWall = (x: number) => atDepth(710, place(diploma(), x, -1950, 1.5));

/** Steps nearer to the bench: what stands on it is what the article is about. */
const near = (art: string) => group('translate(-240 10) scale(1.4)', art);

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
    rect(120, 326, 520, 18, shade('v', '#ffffff', '#b9cecd'), 6) +
    rect(130, 344, 500, 26, '#0b3c42', 12, 'opacity=".16" filter="url(#blur)"') +
    place(drawRotor(0, 0, 110, 12, toneAt(0)), 290, 214) +
    place(drawRotor(0, 0, 74, 24, toneAt(3)), 520, 250),
  () =>
    near(
      room(
        2,
        drawRoomWindow(140, 1260, 950, 700),
        shelf(1750, 1600, 1100, 2),
        bench(-100, 3200),
        tubeStand(540, 905),
        clipboard(1500, 905, 3),
        device('tube-rack', 'TB-100', 2260, 905, 0),
      ),
    ),
  () =>
    near(
      room(
        3,
        bench(-100, 3200, ['#56707a', '#32505a']),
        device('incubator', 'IN-110', 900, 905, 2),
        sensors(900, 905),
        logger(1620, 905),
        clipboard(2080, 905, 5),
      ),
    ),
  () =>
    laboratory(5) +
    onScreen('lis', 'LIS Pro', 0, 0, 120, 90, 0.6) +
    put('tube-rack', 'TB-100', 1000, 700, 260, 160, 0),
  () =>
    tealWall() + onLaptop('online-results', 'Javab Online', 0, 4, 330, 230, 0.58) + phoneAt(110, 230, 0.68),
  () =>
    room(
      0,
      wallNotice(2380, 1180, biohazardSign()),
      device('safety-cabinet', 'SC-120', 1150, 0, 1),
      stool(1150),
    ),
  () =>
    room(
      1,
      wallSign(1900, 1700, 900, 200, 'زنجیرهٔ سرد', '#1d5f7a'),
      device('reagent-fridge', 'RF-350', 760, 0, 3),
      steelTable(1440, 1500),
      coldBox(1800, 906),
    ),
  () =>
    studio(3) +
    floorShadow(480, 566, 390, 22) +
    `<g transform="translate(880 450) rotate(90)">${tube(0, 0, hue.coral, 6.6)}</g>` +
    `<g filter="url(#lift-small)">${rect(330, 356, 400, 190, hue.white, 8)}</g>` +
    repeat(40, (k) => rect(356 + k * 8.8, 378, 2 + ((k * 7) % 4) * 1.5, 104, hue.ink)) +
    text(530, 528, '1405 0821 1', { size: 40, fill: hue.ink, weight: 700, latin: true }) +
    path('M965 168L340 380v96z', shade('h', '#ff5a5a30', '#ff5a5a70')) +
    stroke('M348 430H724', '#f04545', 6, 'opacity=".9"') +
    `<g filter="url(#lift)" transform="translate(900 110) rotate(-18)">${place(handScanner(), 0, 0, 0.86)}</g>` +
    place(rack(0, 0, 9, hue.teal), 120, 700),
  () =>
    rect(0, 0, 1200, 900, shade('d', '#e9f4f2', '#cfe5e2')) +
    place(drawBloodField(0, 0, 310), 400, 440) +
    put('hematology-analyzer', 'HX-30', 940, 800, 380, 500, 3),
  () =>
    laboratory(1) +
    put('autoclave', 'AC-23', 420, 700, 620, 480, 0) +
    pinCard(card('چرخهٔ ۱۳۴ درجه', lines(0.4), 'فشار و دما'), 770, 160, 370, 300) +
    rect(820, 640, 260, 54, hue.white, 8) +
    repeat(6, (k) => rect(840 + k * 40, 650, 28, 34, k < 4 ? hue.ink : hue.honey, 4)),
  () =>
    near(
      room(
        1,
        drawRoomWindow(160, 1260, 950, 700),
        shelf(1850, 1700, 1000, 0),
        bench(-100, 3200, ['#3b7f93', '#1a5468']),
        waterUnit(760, 905),
        device('water-bath', 'WB-14', 2280, 905, 0),
      ),
    ),
  () =>
    near(
      room(
        3,
        diplomaOnWall(420),
        bench(-100, 3200, ['#7a5a3a', '#573d25']),
        binders(500, 905, 6),
        clipboard(1320, 905, 5),
        device('microscope', 'MS-200', 2250, 905, 0),
      ),
    ) +
    pinCard(
      card(
        'آمادگی ممیزی',
        meters(`کارکنان|81
تجهیزات|76
فرایندها|88`),
      ),
      690,
      70,
      440,
      270,
    ),
  () =>
    room(
      1,
      serverCabinet(220),
      steelTable(1200, 1720),
      atDepth(120, onLaptop('archive', 'Archive', 1, 0, 1560, -1712, 0.9)),
      looseDisk(1260, 906),
    ),
  () =>
    near(
      room(
        2,
        wallCalendar(440, 1180, 'برنامهٔ سرویس'),
        toolBoard(1560, 1180, 1000, 500),
        bench(-100, 3200, ['#56707a', '#32505a']),
        device('centrifuge', 'CF-24', 1180, 905, 0),
        laidTools(480, 905),
        device('spare-lamp', 'LMP-20', 1620, 905, 0),
        device('spare-pump', 'PMP-3', 1860, 905, 0),
        clipboard(2080, 905, 3),
      ),
    ),
];
