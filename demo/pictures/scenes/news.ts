import { floorShadow } from '../draw/device-details.ts';
import { cardboard } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, pick, place, rect, repeat, shade, stroke } from '../draw/shapes.ts';
import { asObject, phoneHtml } from '../software/window.ts';
import { lectureRoom } from './exhibitions.ts';
import {
  booth,
  building,
  calendar,
  diploma,
  globe,
  leafMark,
  megaphone,
  phoneBubble,
  pin,
  shield,
  snow,
  truck,
  wrench,
} from './props.ts';
import { amberWall, hall, onScreen, put, studio, tealWall } from './stage.ts';
import { drawSite } from './websites.ts';

export const repairPhone = () =>
  `<g filter="url(#lift)">${place(asObject(phoneHtml('پیگیری تعمیر', 'سانتریفیوژ CF-24', ['پذیرش دستگاه|1405/06/10|آماده', 'عیب‌یابی|1405/06/12|آماده', 'پرداخت|1405/06/13|آماده', 'ارسال|در راه شیراز|در راه'], 'دیدن پرونده'), 390, 790), 160, 60, 0.98)}</g>`;

const haftSin = () =>
  rect(0, 690, 1200, 210, shade('v', '#f7efe0', '#e9dcc2')) +
  place(
    repeat(16, (k) =>
      path(
        `M${k * 14} 100q${(k % 3) * 8 - 8} -70 ${(k % 5) * 6 - 12} -${110 + (k % 4) * 14}q12 60 10 ${120}z`,
        k % 2 ? hue.leaf : '#7cc39d',
      ),
    ) +
      path('M-20 96H250l-30 70H10z', hue.white) +
      rect(-20, 96, 270, 18, hue.coral, 6),
    160,
    520,
  ) +
  place(
    circle(110, 120, 120, '#cfeef4', 'opacity=".85"') +
      path('M2 140q108 34 216 0a108 108 0 0 1 -216 0z', '#8fd0de', 'opacity=".8"') +
      ellipse(100, 160, 44, 20, hue.amber) +
      path('M140 160l40 -22v44z', hue.amber) +
      circle(76, 156, 4, hue.ink) +
      rect(60, 232, 100, 16, hue.steel, 8),
    480,
    450,
  ) +
  repeat(
    3,
    (k) =>
      ellipse(800 + k * 84, 670, 36, 48, pick([hue.coral, hue.teal, hue.amber], k)) +
      stroke(`M${766 + k * 84} 664q34 20 68 0`, hue.white, 6),
  ) +
  place(circle(0, 0, 46, '#d64b45') + path('M0 -44q10 -30 34 -30q-4 26 -34 30z', hue.leaf), 1090, 664);

/** The fifteen pieces of news, in the order of their numbers. */
export const newsScenes: (() => string)[] = [
  () =>
    hall(0) +
    place(booth(860, 620, [hue.teal, hue.deep]), 170, 150) +
    put('chemistry-analyzer', 'BA-480', 520, 720, 460, 300, 1) +
    put('microscope', 'MS-100', 890, 720, 130, 190, 0) +
    rect(210, 740, 780, 90, shade('v', hue.white, hue.fog), 14),
  () =>
    tealWall() +
    ellipse(600, 420, 560, 380, shade('r', '#7ccbc066', '#7ccbc000')) +
    put('chemistry-analyzer', 'BA-960', 600, 760, 860, 560, 0) +
    repeat(18, (k) =>
      rect(
        80 + ((k * 211) % 1040),
        60 + ((k * 97) % 210),
        14,
        26,
        pick([hue.amber, hue.mint, hue.coral, hue.white], k),
        5,
        `transform="rotate(${k * 37} ${80 + ((k * 211) % 1040)} ${60 + ((k * 97) % 210)})"`,
      ),
    ),
  () =>
    studio(1) +
    onScreen('lis', 'LIS Pro', 1, 3, 190, 110, 0.68) +
    circle(1000, 210, 96, hue.amber) +
    stroke('M1000 256V166M960 204l40 -42l40 42', hue.white, 20),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#cfeaf0', '#f6fbfa')) +
    path('M0 520Q200 360 420 500T820 460T1200 520V700H0z', '#b6d8c9') +
    rect(220, 330, 760, 400, shade('v', '#ffffff', '#dcebe9'), 18) +
    rect(220, 330, 760, 90, hue.teal, 18) +
    repeat(12, (k) =>
      circle(560 + (k % 6) * 30, 360 + Math.floor(k / 6) * 30, 9, k === 11 ? hue.amber : hue.white),
    ) +
    repeat(4, (k) => rect(260 + k * 176, 470, 140, 120, '#bfe2ea', 10)) +
    rect(540, 610, 120, 120, hue.deep, 8) +
    rect(0, 730, 1200, 170, '#c9d9d3') +
    pin(600, 330, 120) +
    place(wrench(hue.slate), 1000, 520, 0.5),
  () => amberWall() + place(diploma(), 180, 160, 1.6) + place(shield(), 820, 400, 0.8),
  () => lectureRoom(1, 'نگهداری سانتریفیوژ'),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#d3ebf1', '#f2fafa')) +
    place(globe(), 400, 80, 1.3) +
    floorShadow(420, 792, 380) +
    place(truck(), 130, 400, 1.1) +
    cardboard(800, 620, 220, 180) +
    cardboard(900, 480, 170, 140),
  () => lectureRoom(2, 'همایش مشتریان'),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#e3f3ea', '#fdfaf1')) +
    place(calendar('فروردین'), 720, 130, 0.95) +
    haftSin(),
  () =>
    hall(1) +
    repeat(
      3,
      (r) =>
        rect(80, 330 + r * 170, 1040, 18, hue.slate, 6) +
        repeat(7, (k) =>
          (k + r) % 3
            ? cardboard(100 + k * 146, 230 + r * 170, 110, 100)
            : rect(104 + k * 146, 250 + r * 170, 110, 80, pick([hue.teal, hue.amber, hue.mint], k), 10),
        ),
    ) +
    rect(70, 180, 20, 680, hue.lead, 6) +
    rect(1110, 180, 20, 680, hue.lead, 6),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#dbeef0', '#f7fbfa')) +
    floorShadow(600, 780, 420) +
    place(building(), 260, 130, 1.68),
  () =>
    studio(4) +
    repeat(
      3,
      (k) =>
        `<g filter="url(#lift)">${place(drawSite([1, 5, 14][k] ?? 1), 60 + k * 190, 90 + k * 100, 0.58)}</g>`,
    ),
  () =>
    tealWall() +
    place(megaphone(), 110, 250, 1.2) +
    repeat(
      4,
      (k) =>
        rect(586 + (k % 2) * 284, 90 + Math.floor(k / 2) * 350, 254, 320, '#0e6a6e', 24) +
        put(
          pick(['microscope', 'centrifuge', 'pipette-station', 'thermal-cycler'], k),
          pick(['MS-100', 'CF-12', 'PS-8', 'TC-96'], k),
          713 + (k % 2) * 284,
          360 + Math.floor(k / 2) * 350,
          190,
          220,
          k,
        ),
    ),
  () =>
    studio(0) +
    repairPhone() +
    place(phoneBubble('دستگاه شما پذیرش شد', 500, hue.teal, hue.white), 600, 170) +
    place(phoneBubble('عیب‌یابی انجام شد', 450), 640, 390) +
    place(phoneBubble('آمادهٔ ارسال است', 430, hue.amber), 600, 610),
  () =>
    rect(0, 0, 1200, 900, shade('v', '#cfe6f0', '#f2faf6')) +
    put('deep-freezer', 'DF-86', 430, 830, 480, 730, 3) +
    leafMark(860, 380, 150) +
    snow(860, 640, 74, hue.sky),
];
