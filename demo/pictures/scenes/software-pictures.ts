import type { PlannedProduct } from '../../plan.ts';
import { laptop, monitor } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import { benchCompany, laboratory, plant, studio } from '../draw/room.ts';
import { circle, place, rect, shade } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { asObject, drawWindow, phoneHtml, windowHtml } from '../software/window.ts';

const resultsPhone = () =>
  phoneHtml(
    'سلام، خانم کریمی',
    'جواب‌های شما',
    [
      'آزمایش خون|1405/06/12|آماده',
      'پروفایل چربی|1405/06/12|آماده',
      'هورمون تیروئید|در حال انجام|در راه',
      'ویتامین D|1405/03/02|آماده',
    ],
    'نوبت نمونه‌گیری',
  );
const chartPhone = () =>
  phoneHtml(
    'چکاپ شهریور',
    'آزمایش خون',
    [
      'گلبول سفید|6.8 در محدوده|طبیعی',
      'هموگلوبین|12.1 در محدوده|طبیعی',
      'فریتین|18 زیر محدوده|پایین',
      'TSH|2.4 در محدوده|طبیعی',
    ],
    'دریافت فایل جواب',
  );

export const phoneAt = (x: number, y: number, scale: number, second = false) =>
  `<g filter="url(#lift)">${place(asObject(second ? chartPhone() : resultsPhone(), 390, 790), x, y, scale)}</g>`;

const tealGround = () =>
  rect(0, 0, 1200, 900, shade('d', '#005a60', '#00353b')) +
  Array.from({ length: 84 }, (_, k) =>
    circle(
      50 + (k % 12) * 46,
      50 + Math.floor(k / 12) * 46,
      14,
      '#ffffff',
      `opacity="${(0.07 * (1 - (k % 12) / 12)).toFixed(3)}"`,
    ),
  ).join('');

/** Sister programs open with the other screen, so that they do not look the same. */
const first = (model: string): 0 | 1 => (['LIS Lite', 'Javab Plus', 'Negah Pro'].includes(model) ? 1 : 0);

/** 1: the program's window on a quiet ground. */
export function drawProgram({ id, kind, model }: PlannedProduct): string {
  const ground = id % 4 === 2 ? tealGround() : studio(id);
  if (kind === 'patient-app')
    return makeSheet(1200, 900, tealGround() + phoneAt(230, 60, 0.98) + phoneAt(600, 100, 0.98, true));
  const tilt = `<g filter="url(#lift)">${drawWindow(kind, model, first(model), id, 90, 118, 0.85)}</g>`;
  const extra = kind === 'online-results' ? phoneAt(60, 300, 0.7, model === 'Javab Plus') : '';
  return makeSheet(1200, 900, ground + tilt + extra);
}

/** 2: its second screen, near. */
export function drawProgramDetail({ id, kind, model }: PlannedProduct): string {
  const art =
    rect(0, 0, 1200, 900, id % 3 ? '#dff0ee' : hue.deep) +
    `<g filter="url(#lift)">${drawWindow(kind, model, first(model) ? 0 : 1, id, id % 2 ? 60 : -330, 70, 1.22)}</g>`;
  return makeSheet(1200, 900, art);
}

/** 3: at work: on the desk of the reception or the technical supervisor. */
export function drawProgramAtWork({ id, kind, model }: PlannedProduct): string {
  const screen = asObject(windowHtml(kind, model, id % 2 ? 1 : 0, id + 2), 1200, 780);
  const left = id % 2 === 0;
  if (kind === 'patient-app')
    return makeSheet(1200, 900, laboratory(id) + monitor(screen, 420, 190, 0.5) + phoneAt(110, 210, 0.62));
  const seat = left ? 330 : 180;
  const device = id % 3 === 0 ? laptop(screen, seat + 30, 232, 0.51) : monitor(screen, seat, 116, 0.57);
  return makeSheet(
    1200,
    900,
    laboratory(id) + device + benchCompany(id, left) + plant(left ? 1130 : 80, 690, 0.9),
  );
}
