import { hue } from '../draw/palette.ts';
import { circle, path, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { bench, hallRoom, room, steelTable, wallSign } from './rooms.ts';
import { device } from './true-scale.ts';
import { balancer, crate, laidTools, pallet, stool, toolBoard, toolTrolley } from './workshop.ts';

/** The nth picture shows what the nth caption of the first gallery says. */
export const production: [() => string, ...(() => string)[]] = [
  () =>
    hallRoom(1, gate(860), wallSign(920, 1640, 1160, 240, 'سالن تولید'), safetyBoard(120), toolTrolley(2290)),
  () => hallRoom(0, pressBrake(220), sheets(1980), wallSign(2060, 1500, 760, 190, 'برش و خم', hue.inkSoft)),
  () => hallRoom(1, powderLine()),
  () =>
    hallRoom(
      0,
      toolBoard(760, 1180, 1000, 480),
      bench(120, 2760, ['#56707a', '#32505a']),
      device('chemistry-analyzer', 'BA-480', 2240, 905, 0),
      laidTools(820, 905),
      device('spare-pump', 'PMP-3', 1340, 905, 0),
      lamp(560, 905),
      stool(1100),
    ),
  () =>
    room(
      3,
      wallSign(140, 1640, 1500, 210, 'محیط ضد الکتریسیتهٔ ساکن', '#8a6a12'),
      toolBoard(1900, 1180, 900, 460),
      steelTable(80, 2840),
      rect(160, -938, 2680, 22, '#2f8fb4', 8),
      lamp(420, 938),
      device('spare-board', 'MBD-7', 860, 938, 0),
      device('spare-board', 'MBD-7', 1180, 938, 3),
      device('microscope', 'MS-100', 1680, 938, 3),
      solderer(2120, 938),
      laidTools(2360, 938),
      stool(1660),
    ),
  () =>
    hallRoom(
      1,
      balancer(240),
      bench(1760, 1120, ['#56707a', '#32505a']),
      device('centrifuge', 'CF-12', 2080, 905, 0),
      device('centrifuge', 'CF-24', 2610, 905, 3),
    ),
  () => hallRoom(0, testRack(120), testRack(1560)),
  () =>
    hallRoom(
      1,
      bench(100, 1400, ['#56707a', '#32505a']),
      device('incubator', 'IN-110', 560, 905, 0),
      sensors(560, 905),
      logger(1120, 905),
      device('incubator', 'IN-55', 1980, 0, 3),
      device('incubator', 'IN-110', 2620, 0, 0),
    ),
  () =>
    hallRoom(
      0,
      pallet(120, 1200),
      crate(160, 144, 1120, 860),
      pallet(1480, 1340),
      crate(1500, 144, 620, 560),
      crate(2160, 144, 640, 760),
      crate(1540, 704, 540, 420),
    ),
];

const gate = (x: number) =>
  rect(x, -1560, 1280, 1560, '#b9cccb', 10) +
  repeat(
    2,
    (k) =>
      rect(x + 30 + k * 620, -1530, 600, 1530, shade('v', '#ffffff', '#d4e2e1'), 8) +
      rect(x + 110 + k * 620, -1400, 440, 620, shade('v', '#bfe0e8', '#e4f3f2'), 12) +
      rect(x + (k ? 690 : 540), -760, 50, 260, hue.slate, 20),
  ) +
  path(`M${x + 640} -1530V0`, 'none', `stroke="${hue.lead}" stroke-width="10"`);

const safetyBoard = (x: number) =>
  rect(x, -1700, 620, 820, hue.white, 20) +
  rect(x, -1700, 620, 130, '#8a6a12', 20) +
  text(x + 310, -1612, 'ایمنی', { size: 80, fill: hue.white, weight: 800 }) +
  repeat(
    3,
    (k) =>
      circle(x + 500, -1440 + k * 190, 66, [hue.sky, hue.amber, hue.leaf][k] ?? hue.sky) +
      rect(x + 70, -1470 + k * 190, 320, 30, hue.fog, 10) +
      rect(x + 150, -1420 + k * 190, 240, 30, hue.fog, 10),
  );

/** The press that bends sheet steel. */
const pressBrake = (x: number) =>
  rect(x, -1720, 1500, 1720, shade('v', '#3d9a86', '#1e6a5c'), 30) +
  rect(x + 170, -1480, 1160, 1180, '#12343a', 14) +
  rect(x + 170, -1480, 1160, 380, shade('v', '#e6eeee', '#a9bfc0'), 8) +
  path(`M${x + 620} -1100h260l-60 120h-140z`, hue.lead) +
  path(`M${x + 210} -860L${x + 750} -960L${x + 1290} -860v26L${x + 750} -930L${x + 210} -834z`, '#e9f0f0') +
  rect(x + 560, -820, 380, 520, shade('v', '#c9d8d8', '#8fa9aa'), 8) +
  rect(x + 1380, -1200, 380, 300, '#10272c', 16) +
  stroke(`M${x + 1430} -980l70 -80l60 50l90 -110`, hue.mint, 14) +
  rect(x + 1360, -900, 60, 900, hue.slate) +
  circle(x + 1570, -800, 46, '#c9402f');

const sheets = (x: number) =>
  pallet(x, 900) +
  repeat(14, (k) => rect(x + 20 + (k % 3) * 8, -178 - k * 34, 840, 28, k % 2 ? '#dfe9e9' : '#b7c9ca', 4));

/** Housings hang from the rail and go through the oven. */
const powderLine = () =>
  rect(0, -1600, 3000, 50, hue.slate) +
  repeat(4, (k) => {
    const x = 130 + k * 430;
    return (
      rect(x + 150, -1560, 16, 300, hue.lead) +
      rect(x, -1270, 320, 420, k < 2 ? '#c3d2d2' : shade('v', hue.sea, hue.teal), 16) +
      rect(x + 40, -1220, 240, 120, '#ffffff', 10, 'opacity=".22"') +
      circle(x + 160, -960, 36, '#ffffff', 'opacity=".25"')
    );
  }) +
  rect(1960, -1760, 1100, 1760, shade('v', '#eff5f5', '#bccfcf'), 24) +
  rect(1960, -1480, 200, 860, '#5a2d1a') +
  rect(1960, -1480, 200, 860, shade('h', '#f5a932', '#c9541f'), 0, 'opacity=".75"') +
  rect(2280, -1540, 560, 280, '#10272c', 18) +
  text(2560, -1350, '190 °C', { size: 130, fill: hue.honey, weight: 700, latin: true }) +
  repeat(6, (k) => rect(2300, -1080 + k * 100, 520, 34, '#8fa9aa', 16, 'opacity=".5"'));

const lamp = (x: number, base: number) =>
  rect(x - 110, -base - 30, 220, 30, hue.slate, 12) +
  stroke(`M${x} ${-base - 30}L${x - 130} ${-base - 420}L${x + 160} ${-base - 640}`, hue.slate, 26) +
  path(`M${x + 90} ${-base - 690}l160 60l-20 130l-200 -80z`, hue.teal) +
  path(
    `M${x + 40} ${-base - 570}L${x + 230} ${-base - 500}L${x + 330} ${-base - 30}H${x + 20}z`,
    '#fff3cf',
    'opacity=".25"',
  );

const solderer = (x: number, base: number) =>
  rect(x - 120, -base - 190, 240, 190, shade('v', '#2a4a50', '#13303a'), 16) +
  text(x, -base - 90, '350', { size: 78, fill: '#7ff0e2', weight: 700, latin: true }) +
  stroke(`M${x + 110} ${-base - 60}q120 40 90 -90`, hue.ink, 14) +
  path(`M${x + 190} ${-base - 270}l30 120l-30 6z`, hue.amber);

/** Shelves of devices that run for three days. */
const testRack = (x: number) =>
  repeat(2, (k) => rect(x + k * 1260, -1720, 60, 1720, shade('h', hue.fog, hue.lead))) +
  repeat(3, (row) => {
    const base = 140 + row * 560;
    return (
      repeat(2, (k) =>
        row === 0
          ? device('incubator', 'IN-55', x + 360 + k * 600, base, k)
          : row === 1
            ? device('centrifuge', k ? 'CF-24' : 'CF-12', x + 360 + k * 580, base, k * 3)
            : device(k ? 'elisa-reader' : 'roller-mixer', k ? 'ER-96' : 'RM-6', x + 360 + k * 580, base, k),
      ) + rect(x, -base, 1320, 44, shade('v', '#ffffff', hue.lead), 8)
    );
  });

/** The wires of nine sensors, led out of a chamber to the logger. */
const sensors = (x: number, base: number) =>
  repeat(9, (k) => {
    const [sx, sy] = [x - 190 + (k % 3) * 150, -base - 640 + Math.floor(k / 3) * 180];
    return (
      stroke(
        `M${sx} ${sy}Q${x + 330} ${sy + 40} ${x + 380} ${-base - 220 + k * 8}`,
        hue.coral,
        7,
        'opacity=".8"',
      ) + circle(sx, sy, 16, hue.amber)
    );
  });

const logger = (x: number, base: number) =>
  rect(x - 190, -base - 320, 400, 320, shade('v', '#ffffff', '#cbdada'), 20) +
  rect(x - 150, -base - 280, 320, 170, '#0c3238', 12) +
  text(x + 10, -base - 168, '37.0', { size: 110, fill: '#7ff0e2', weight: 700, latin: true }) +
  repeat(9, (k) => circle(x - 150 + k * 40, -base - 60, 12, hue.leaf));
