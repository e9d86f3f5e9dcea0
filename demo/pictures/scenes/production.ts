import { hue } from '../draw/palette.ts';
import { rect } from '../draw/shapes.ts';
import { hallRoom } from './hall.ts';
import {
  gate,
  lamp,
  logger,
  powderLine,
  pressBrake,
  safetyBoard,
  sensors,
  sheets,
  solderer,
  testRack,
} from './machines.ts';
import { bench, room, steelTable, wallSign } from './rooms.ts';
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
