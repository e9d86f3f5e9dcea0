import { cardboard, person, sheetOfPaper, standing } from '../draw/furniture.ts';
import { bottle, rack } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { plant } from '../draw/room.ts';
import { circle, ellipse, path, pick, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { card, rows, streets } from '../software/widgets.ts';
import { booth, building, cog, diploma, graduation, pin, shield, wrench } from './props.ts';
import { phoneAt } from './software-pictures.ts';
import { crowd } from './news.ts';
import { amberWall, hall, laboratory, onLaptop, onScreen, pinCard, put, studio, tealWall } from './stage.ts';

/** The six product types. */
export const typeScenes: (() => string)[] = [
  () => studio(0) + put('reagent-fridge', 'RF-350', 1010, 790, 300, 600, 1) + put('chemistry-analyzer', 'BA-240', 520, 800, 620, 470, 0) + put('centrifuge', 'CF-12', 190, 830, 300, 260, 3),
  () => tealWall() + onScreen('lis', 'LIS Pro', 0, 0, 150, 110, 0.64) + phoneAt(860, 300, 0.68),
  () => studio(2) + rect(110, 452, 980, 16, hue.steel, 6) + rect(110, 812, 980, 16, hue.steel, 6) + put('reagent-kit', 'GLU-500', 370, 452, 480, 300, 0) + put('reagent-kit', 'CHO-500', 850, 452, 420, 270, 0) + put('control-serum', 'CTRL-N', 830, 812, 470, 300, 2) + put('tube-rack', 'TB-100', 350, 812, 440, 270, 0),
  () => studio(1) + onLaptop('dashboard', 'Negah Pro', 0, 2, 230, 130, 0.62) + circle(1010, 190, 84, hue.amber) + path('M1010 130l18 40l44 4l-34 30l10 44l-38 -24l-38 24l10 -44l-34 -30l44 -4z', hue.white),
  () => studio(3) + rect(110, 452, 980, 16, hue.steel, 6) + rect(110, 812, 980, 16, hue.steel, 6) + put('spare-board', 'MBD-7', 350, 452, 440, 310, 0) + put('spare-pump', 'PMP-3', 840, 452, 440, 310, 0) + put('spare-lamp', 'LMP-20', 370, 812, 480, 280, 0) + place(wrench(hue.teal), 900, 630, 0.5) + cog(780, 738, 60, hue.amber),
  () => tealWall() + put('chemistry-analyzer', 'BA-960', 440, 790, 720, 520, 0) + put('hematology-analyzer', 'HX-70', 960, 800, 400, 430, 2),
];

const factory = () =>
  rect(0, 0, 1200, 900, shade('v', '#cfeaf0', '#f7fbfa')) + path('M0 560Q300 420 600 540T1200 500V760H0z', '#bcdccd') + rect(140, 360, 920, 380, shade('v', '#ffffff', '#dcebe9'), 14) + path('M140 360l150 -90v90l150 -90v90l150 -90v90z', hue.sea) + rect(640, 270, 420, 110, shade('h', hue.teal, hue.deep), 12) + repeat(12, (k) => circle(780 + (k % 6) * 30, 310 + Math.floor(k / 6) * 30, 9, k === 11 ? hue.amber : hue.white)) + repeat(6, (k) => rect(180 + k * 148, 440, 110, 90, '#bfe2ea', 8) + rect(180 + k * 148, 560, 110, 90, '#d5edf1', 8)) + rect(560, 640, 100, 100, hue.deep, 6) + rect(0, 740, 1200, 160, '#c9d9d3') + plant(110, 750, 1.2) + plant(1100, 750, 1.2);

/** The nine pages: company, history, services, warranty, training, careers, branches, agents, orphan. */
export const pageScenes: (() => string)[] = [
  factory,
  () => amberWall() + stroke('M120 640H1080', hue.teal, 10) + repeat(5, (k) => circle(160 + k * 220, 640, 26, k === 4 ? hue.amber : hue.teal) + circle(160 + k * 220, 640, 11, hue.white) + text(160 + k * 220, 730, ['۱۳۷۸', '۱۳۸۵', '۱۳۹۲', '۱۳۹۸', '۱۴۰۵'][k] ?? '', { size: 40, fill: hue.ink, weight: 700 })) + put('microscope', 'MS-100', 160, 610, 170, 230, 1) + put('centrifuge', 'CF-12', 380, 610, 190, 200, 5) + put('incubator', 'IN-55', 600, 610, 190, 240, 0) + put('hematology-analyzer', 'HX-30', 820, 610, 190, 260, 3) + put('chemistry-analyzer', 'BA-480', 1030, 610, 250, 220, 0),
  () => laboratory(1) + put('hematology-analyzer', 'HX-30', 380, 700, 420, 470, 0) + person(760, 360, 1.02, { coat: hue.inkSoft, hair: '#3b2a22' }) + place(wrench(hue.amber), 900, 520, 0.42) + cog(1040, 250, 70, hue.teal),
  () => studio(0) + place(shield(), 420, 140, 1.5) + put('centrifuge', 'CF-12', 230, 820, 340, 300, 0) + put('microscope', 'MS-100', 1000, 820, 260, 360, 0),
  () => laboratory(3) + onScreen('documents', 'Mostanad', 0, 0, 150, 130, 0.45) + person(880, 300, 1.15, { coat: hue.white, hair: hue.inkSoft, scarf: true }) + place(graduation(), 980, 60, 0.5) + crowd(5, 640, 0.86, 2),
  () => tealWall() + repeat(4, (k) => `<g filter="url(#lift-small)">${rect(110 + k * 256, 200, 220, 480, '#0e6a6e', 24)}</g>` + (k < 3 ? person(220 + k * 256, 330, 1, { coat: pick([hue.white, hue.sea, hue.fog], k), hair: pick(['#3b2a22', hue.ink, '#5a4638'], k), scarf: k === 1 }) : circle(988, 440, 76, hue.amber) + stroke('M988 400v80M948 440h80', hue.white, 16)) + rect(150 + k * 256, 700, 140, 16, '#ffffff', 8, 'opacity=".5"')),
  () => rect(0, 0, 1200, 900, '#e3efe9') + pinCard(`<div class="card" style="padding:0!important">${streets(2, 0)}</div>`, 80, 90, 1040, 700) + pin(360, 380, 90, hue.teal) + pin(640, 560, 110) + pin(900, 330, 90, hue.teal),
  () => amberWall() + place(building(), 120, 200, 1.2) + person(820, 380, 1.05, { coat: hue.sea, hair: '#3b2a22' }) + person(1020, 400, 1, { coat: hue.white, hair: hue.inkSoft, scarf: true }) + cardboard(640, 620, 150, 120) + rect(0, 742, 1200, 158, '#f3dfb4'),
  () => studio(4) + place(sheetOfPaper(0, 0, 420, 560, 11), 390, 160) + circle(820, 660, 90, hue.teal) + text(820, 700, '؟', { size: 110, fill: hue.white, weight: 800 }),
];

const cart = (x: number, floor: number, w: number) => rect(x, floor - 130, w, 22, shade('v', '#ffffff', hue.steel), 8) + rect(x + 20, floor - 108, 16, 96, hue.lead) + rect(x + w - 36, floor - 108, 16, 96, hue.lead) + rect(x + 20, floor - 50, w - 40, 12, hue.steel, 5) + circle(x + 28, floor - 8, 14, hue.slate) + circle(x + w - 28, floor - 8, 14, hue.slate);
const line = (y: number) => rect(-20, y, 1240, 30, shade('v', '#ffffff', hue.steel), 8) + rect(-20, y + 30, 1240, 44, hue.slate) + repeat(16, (k) => circle(30 + k * 78, y + 52, 14, hue.steel));
type Station = [kind: string, model: string, w: number, h: number];
const production: [Station, ...Station[]] = [
  ['centrifuge', 'CF-12', 250, 220], ['incubator', 'IN-55', 230, 250], ['microscope', 'MS-100', 200, 260], ['chemistry-analyzer', 'BA-240', 300, 250], ['hematology-analyzer', 'HX-30', 220, 270], ['thermal-cycler', 'TC-96', 220, 240], ['autoclave', 'AC-23', 260, 220], ['elisa-reader', 'ER-96', 270, 200], ['roller-mixer', 'RM-6', 280, 190],
];
const worker = (x: number, y: number, k: number, scale = 0.9) => person(x, y, scale, { coat: pick([hue.sea, hue.white, hue.inkSoft], k), hair: pick(['#3b2a22', hue.ink, '#5a4638', hue.slate], k), scarf: k % 2 === 1 });

/** Production hall: one station of the line in each picture. */
export function drawProduction(number: number): string {
  const [kind, model, w, h] = production[number - 1] ?? production[0];
  const twin = production[number % production.length] ?? production[0];
  const scenes = [
    () => hall(number) + repeat(3, (k) => worker(250 + k * 360, 380, k + number, 0.85)) + line(640) + repeat(4, (k) => put(kind, model, 150 + k * 310, 642, w, h, k % 2)),
    () => hall(number) + worker(930, 350, number, 1.05) + rect(120, 640, 960, 26, hue.white, 8) + rect(120, 666, 960, 110, shade('v', hue.sea, hue.deep), 8) + put(kind, model, 420, 642, w * 2, h * 1.65, number) + place(wrench(hue.amber), 700, 500, 0.36) + bottle(1000, 560, 40, 80, hue.mint),
    () => hall(number) + rect(90, 470, 640, 16, hue.lead, 6) + cardboard(120, 350, 140, 120) + cardboard(290, 380, 110, 90) + put(twin[0], twin[1], 560, 472, twin[2] * 0.8, twin[3] * 0.8, 2) + standing(1010, 800, 0.86, { coat: pick([hue.sea, hue.white, hue.inkSoft], number), hair: '#3b2a22', scarf: number % 2 === 1 }) + repeat(2, (k) => cart(60 + k * 420, 850, 360) + put(kind, model, 240 + k * 420, 722, w * 1.15, h * 1.15, k)),
  ];
  return makeSheet(1200, 900, pick(scenes as [() => string, ...(() => string)[]], number - 1)());
}

/** Exhibitions: a stand, its devices and visitors. */
export function drawExhibition(number: number): string {
  const tones: [[string, string], ...[string, string][]] = [[hue.teal, hue.deep], [hue.inkSoft, hue.ink], ['#3d9a86', '#1e6a5c'], ['#2f7f99', '#1a5468']];
  const shown: Station[] = [...production, ['safety-cabinet', 'SC-120', 340, 330]];
  const one = shown[number % shown.length] ?? production[0];
  const two = shown[(number * 3 + 1) % shown.length] ?? production[0];
  const wide = number % 2 ? 820 : 960;
  const x = 600 - wide / 2;
  const counter = rect(x + 60, 600, wide - 120, 24, hue.white, 8) + rect(x + 60, 624, wide - 120, 130, shade('v', pick(tones, number)[0], pick(tones, number)[1]), 6);
  const art =
    hall(number) +
    place(booth(wide, 640, pick(tones, number)), x, 120) +
    (number % 3 === 0 ? onScreen('dashboard', 'Negah', 0, number, x + wide / 2 - 150, 270, 0.26) : pinCard(card('آزما', rows(number % 2 ? 'تجهیزات آزمایشگاهی|\nنرم‌افزار آزمایشگاه|' : 'کیت و معرف|\nخدمات پس از فروش|')), x + wide / 2 - 170, 270, 340, 190)) +
    counter +
    put(one[0], one[1], x + wide * 0.25, 602, one[2] * 0.9, one[3], number) +
    put(two[0], two[1], x + wide * 0.76, 602, two[2] * 0.9, two[3], number + 1) +
    (number % 2 ? person(160, 560, 1.05, { coat: hue.fog, hair: '#3b2a22' }) + person(1060, 580, 1, { coat: hue.sea, hair: hue.inkSoft, scarf: true }) : crowd(4, 650, 0.8, number)) +
    plant(number % 2 ? 1150 : 40, 780, 1);
  return makeSheet(1200, 900, art);
}

/** Installations in customers' laboratories. */
export function drawInstallation(number: number): string {
  const sets: Station[][] = [
    [['chemistry-analyzer', 'BA-480', 560, 360], ['centrifuge', 'CF-12', 260, 240]],
    [['hematology-analyzer', 'HX-50', 420, 420], ['roller-mixer', 'RM-6', 300, 180]],
    [['safety-cabinet', 'SC-120', 640, 700], ['incubator', 'IN-55', 280, 320]],
    [['elisa-reader', 'ER-96', 360, 240], ['elisa-washer', 'EW-96', 340, 280]],
    [['blood-bank-fridge', 'BF-500', 420, 700], ['microscope', 'MS-100', 260, 340]],
    [['autoclave', 'AC-80', 420, 680], ['dry-oven', 'OV-60', 330, 340]],
    [['thermal-cycler', 'TC-96', 360, 380], ['microcentrifuge', 'MC-18', 260, 240]],
    [['chemistry-analyzer', 'BA-960', 700, 520], ['electrolyte-analyzer', 'EL-5', 240, 320]],
  ];
  const [one, two] = sets[(number - 1) % sets.length] ?? [];
  const tall = (kind: string) => ['safety-cabinet', 'blood-bank-fridge'].includes(kind) || (kind === 'autoclave');
  const art =
    laboratory(number + 1) +
    (one ? put(one[0], one[1], 380, tall(one[0]) ? 850 : 698, one[2], one[3], number) : '') +
    (two ? put(two[0], two[1], 840, 698, two[2], two[3], number + 2) : '') +
    (number % 2 ? person(1080, 420, 0.9, { coat: hue.white, hair: hue.inkSoft, scarf: true }) + rect(960, 690, 240, 30, hue.white) + rect(960, 716, 240, 184, shade('v', '#2f7c7d', '#0e5157')) : place(rack(0, 0, 4, hue.sea, number), 1000, 558)) +
    (number % 4 === 0 ? place(diploma(), 70, 120, 0.45) : '');
  return makeSheet(1200, 900, art);
}

type Mark = [name: string, draw: (a: string, b: string) => string, a: string, b: string];
const marks: [Mark, ...Mark[]] = [
  ['نوین‌طب', (a, b) => circle(-60, 0, 90, a, 'opacity=".9"') + circle(60, 0, 90, b, 'opacity=".8"'), hue.teal, hue.amber],
  ['پارس‌لب', (a, b) => path('M0 -120L110 70H-110z', a) + circle(0, 20, 40, b), hue.inkSoft, hue.honey],
  ['سپهر درمان', (a, b) => path('M-30 -110h60v80h80v60h-80v80h-60v-80h-80v-60h80z', a) + circle(0, 0, 26, b), '#2f7f99', hue.white],
  ['آریا کیت', (a, b) => rect(-100, -100, 90, 90, a, 20) + rect(10, -100, 90, 90, b, 20) + rect(-100, 10, 90, 90, b, 20) + rect(10, 10, 90, 90, a, 20), '#3d9a86', hue.mint],
  ['دانش‌گستر', (a, b) => path('M-120 -60Q-60 -100 0 -60Q60 -100 120 -60V80Q60 40 0 80Q-60 40 -120 80z', a) + stroke('M0 -60V80', b, 8), hue.slate, hue.white],
  ['مهر سلامت', (a, b) => path('M0 110C-120 20 -120 -90 -56 -100C-20 -104 0 -70 0 -56C0 -70 20 -104 56 -100C120 -90 120 20 0 110z', a) + stroke('M-70 0h40l16 -34l26 70l18 -36h40', b, 11), hue.coral, hue.white],
  ['البرز تجهیز', (a, b) => path('M-130 90L-30 -100L30 10L60 -40L130 90z', a) + path('M-62 -38L-30 -100L4 -38L-20 -50z', b), hue.deep, hue.soft],
  ['رایان‌سیستم', (a, b) => repeat(9, (k) => rect(-105 + (k % 3) * 74, -105 + Math.floor(k / 3) * 74, 62, 62, k % 2 ? b : a, 31)), hue.sea, hue.amber],
  ['کاوش ژن', (a, b) => path('M-70 -110C-70 -30 70 -30 70 0S-70 30 -70 110', 'none', `stroke="${a}" stroke-width="20" stroke-linecap="round"`) + path('M70 -110C70 -30 -70 -30 -70 0S70 30 70 110', 'none', `stroke="${b}" stroke-width="20" stroke-linecap="round"`), '#5b6fa8', hue.teal],
];

/** A partner's mark and name on a light ground. */
export function drawColleague(number: number): string {
  const [name, mark, a, b] = marks[number - 1] ?? marks[0];
  return makeSheet(1200, 900, rect(0, 0, 1200, 900, '#f6fbfa') + ellipse(600, 420, 520, 380, shade('r', '#ffffffff', '#ffffff00')) + place(mark(a, b), 600, 360, 1.5) + text(600, 680, name, { size: 104, fill: hue.ink, weight: 800 }));
}
