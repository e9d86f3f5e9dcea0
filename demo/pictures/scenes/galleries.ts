import { cardboard, person, standing } from '../draw/furniture.ts';
import { bottle, rack } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { plant } from '../draw/room.ts';
import { circle, pick, place, rect, repeat, shade } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { card, rows } from '../software/widgets.ts';
import { crowd } from './news.ts';
import { booth, diploma, wrench } from './props.ts';
import { hall, laboratory, onScreen, pinCard, put } from './stage.ts';

const cart = (x: number, floor: number, w: number) =>
  rect(x, floor - 130, w, 22, shade('v', '#ffffff', hue.steel), 8) +
  rect(x + 20, floor - 108, 16, 96, hue.lead) +
  rect(x + w - 36, floor - 108, 16, 96, hue.lead) +
  rect(x + 20, floor - 50, w - 40, 12, hue.steel, 5) +
  circle(x + 28, floor - 8, 14, hue.slate) +
  circle(x + w - 28, floor - 8, 14, hue.slate);
const line = (y: number) =>
  rect(-20, y, 1240, 30, shade('v', '#ffffff', hue.steel), 8) +
  rect(-20, y + 30, 1240, 44, hue.slate) +
  repeat(16, (k) => circle(30 + k * 78, y + 52, 14, hue.steel));
type Station = [kind: string, model: string, w: number, h: number];
const production: [Station, ...Station[]] = [
  ['centrifuge', 'CF-12', 250, 220],
  ['incubator', 'IN-55', 230, 250],
  ['microscope', 'MS-100', 200, 260],
  ['chemistry-analyzer', 'BA-240', 300, 250],
  ['hematology-analyzer', 'HX-30', 220, 270],
  ['thermal-cycler', 'TC-96', 220, 240],
  ['autoclave', 'AC-23', 260, 220],
  ['elisa-reader', 'ER-96', 270, 200],
  ['roller-mixer', 'RM-6', 280, 190],
];
const worker = (x: number, y: number, k: number, scale = 0.9) =>
  person(x, y, scale, {
    coat: pick([hue.sea, hue.white, hue.inkSoft], k),
    hair: pick(['#3b2a22', hue.ink, '#5a4638', hue.slate], k),
    scarf: k % 2 === 1,
  });

/** Production hall: one station of the line in each picture. */
export function drawProduction(number: number): string {
  const [kind, model, w, h] = production[number - 1] ?? production[0];
  const twin = production[number % production.length] ?? production[0];
  const scenes = [
    () =>
      hall(number) +
      repeat(3, (k) => worker(250 + k * 360, 380, k + number, 0.85)) +
      line(640) +
      repeat(4, (k) => put(kind, model, 150 + k * 310, 642, w, h, k % 2)),
    () =>
      hall(number) +
      worker(930, 350, number, 1.05) +
      rect(120, 640, 960, 26, hue.white, 8) +
      rect(120, 666, 960, 110, shade('v', hue.sea, hue.deep), 8) +
      put(kind, model, 420, 642, w * 2, h * 1.65, number) +
      place(wrench(hue.amber), 700, 500, 0.36) +
      bottle(1000, 560, 40, 80, hue.mint),
    () =>
      hall(number) +
      rect(90, 470, 640, 16, hue.lead, 6) +
      cardboard(120, 350, 140, 120) +
      cardboard(290, 380, 110, 90) +
      put(twin[0], twin[1], 560, 472, twin[2] * 0.8, twin[3] * 0.8, 2) +
      standing(1010, 800, 0.86, {
        coat: pick([hue.sea, hue.white, hue.inkSoft], number),
        hair: '#3b2a22',
        scarf: number % 2 === 1,
      }) +
      repeat(
        2,
        (k) => cart(60 + k * 420, 850, 360) + put(kind, model, 240 + k * 420, 722, w * 1.15, h * 1.15, k),
      ),
  ];
  return makeSheet(1200, 900, pick(scenes as [() => string, ...(() => string)[]], number - 1)());
}

/** Exhibitions: a stand, its devices and visitors. */
export function drawExhibition(number: number): string {
  const tones: [[string, string], ...[string, string][]] = [
    [hue.teal, hue.deep],
    [hue.inkSoft, hue.ink],
    ['#3d9a86', '#1e6a5c'],
    ['#2f7f99', '#1a5468'],
  ];
  const shown: Station[] = [...production, ['safety-cabinet', 'SC-120', 340, 330]];
  const one = shown[number % shown.length] ?? production[0];
  const two = shown[(number * 3 + 1) % shown.length] ?? production[0];
  const wide = number % 2 ? 820 : 960;
  const x = 600 - wide / 2;
  const counter =
    rect(x + 60, 600, wide - 120, 24, hue.white, 8) +
    rect(x + 60, 624, wide - 120, 130, shade('v', pick(tones, number)[0], pick(tones, number)[1]), 6);
  const art =
    hall(number) +
    place(booth(wide, 640, pick(tones, number)), x, 120) +
    (number % 3 === 0
      ? onScreen('dashboard', 'Negah', 0, number, x + wide / 2 - 150, 270, 0.26)
      : pinCard(
          card(
            'آزما',
            rows(number % 2 ? 'تجهیزات آزمایشگاهی|\nنرم‌افزار آزمایشگاه|' : 'کیت و معرف|\nخدمات پس از فروش|'),
          ),
          x + wide / 2 - 170,
          270,
          340,
          190,
        )) +
    counter +
    put(one[0], one[1], x + wide * 0.25, 602, one[2] * 0.9, one[3], number) +
    put(two[0], two[1], x + wide * 0.76, 602, two[2] * 0.9, two[3], number + 1) +
    (number % 2
      ? person(160, 560, 1.05, { coat: hue.fog, hair: '#3b2a22' }) +
        person(1060, 580, 1, { coat: hue.sea, hair: hue.inkSoft, scarf: true })
      : crowd(4, 650, 0.8, number)) +
    plant(number % 2 ? 1150 : 40, 780, 1);
  return makeSheet(1200, 900, art);
}

/** Installations in customers' laboratories. */
export function drawInstallation(number: number): string {
  const sets: Station[][] = [
    [
      ['chemistry-analyzer', 'BA-480', 560, 360],
      ['centrifuge', 'CF-12', 260, 240],
    ],
    [
      ['hematology-analyzer', 'HX-50', 420, 420],
      ['roller-mixer', 'RM-6', 300, 180],
    ],
    [
      ['safety-cabinet', 'SC-120', 640, 700],
      ['incubator', 'IN-55', 280, 320],
    ],
    [
      ['elisa-reader', 'ER-96', 360, 240],
      ['elisa-washer', 'EW-96', 340, 280],
    ],
    [
      ['blood-bank-fridge', 'BF-500', 420, 700],
      ['microscope', 'MS-100', 260, 340],
    ],
    [
      ['autoclave', 'AC-80', 420, 680],
      ['dry-oven', 'OV-60', 330, 340],
    ],
    [
      ['thermal-cycler', 'TC-96', 360, 380],
      ['microcentrifuge', 'MC-18', 260, 240],
    ],
    [
      ['chemistry-analyzer', 'BA-960', 700, 520],
      ['electrolyte-analyzer', 'EL-5', 240, 320],
    ],
  ];
  const [one, two] = sets[(number - 1) % sets.length] ?? [];
  const tall = (kind: string) =>
    ['safety-cabinet', 'blood-bank-fridge'].includes(kind) || kind === 'autoclave';
  const art =
    laboratory(number + 1) +
    (one ? put(one[0], one[1], 380, tall(one[0]) ? 850 : 698, one[2], one[3], number) : '') +
    (two ? put(two[0], two[1], 840, 698, two[2], two[3], number + 2) : '') +
    (number % 2
      ? person(1080, 420, 0.9, { coat: hue.white, hair: hue.inkSoft, scarf: true }) +
        rect(960, 690, 240, 30, hue.white) +
        rect(960, 716, 240, 184, shade('v', '#2f7c7d', '#0e5157'))
      : place(rack(0, 0, 4, hue.sea, number), 1000, 558)) +
    (number % 4 === 0 ? place(diploma(), 70, 120, 0.45) : '');
  return makeSheet(1200, 900, art);
}
