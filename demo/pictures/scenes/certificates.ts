import { hue } from '../draw/palette.ts';
import { wells } from '../draw/room.ts';
import { circle, path, pick, place, rect, repeat, shade, text } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';

const soft: [string, string][] = [
  ['تأییدیهٔ فنی نرم‌افزار', 'سامانهٔ مدیریت آزمایشگاه'],
  ['پروانهٔ انتشار نرم‌افزار', 'سامانهٔ مدیریت آزمایشگاه'],
  ['گواهی ثبت نرم‌افزار', 'جواب‌دهی اینترنتی'],
  ['گواهی امنیت افتا', 'سامانهٔ آزمایشگاه'],
  ['گواهی رتبه‌بندی شرکت', 'شورای انفورماتیک'],
  ['تأییدیهٔ اتصال نسخه', 'نسخهٔ الکترونیک'],
  ['گواهی تبادل HL7', 'اتصال دستگاه‌ها'],
  ['تأییدیهٔ فنی نرم‌افزار', 'بانک خون'],
  ['گواهی ثبت نرم‌افزار', 'کنترل کیفی'],
  ['گواهی ISO 27001', 'امنیت اطلاعات'],
  ['تأییدیهٔ پرونده سلامت', 'سپاس'],
  ['گواهی دانش‌بنیان', 'نرم‌افزار آزمایشگاه'],
  ['گواهی پشتیبانی', 'خدمات نرم‌افزار'],
  ['تأییدیهٔ فنی نرم‌افزار', 'پذیرش و نوبت‌دهی'],
];
const hard: [string, string][] = [
  ['پروانهٔ ساخت', 'آنالایزر بیوشیمی BA-240'],
  ['پروانهٔ ساخت', 'سانتریفیوژ CF-12'],
  ['گواهی ISO 13485', 'مدیریت کیفیت تجهیزات'],
  ['گواهی ISO 9001', 'مدیریت کیفیت'],
  ['گواهی CE', 'شمارشگر خون HX-30'],
  ['پروانهٔ بهره‌برداری', 'کارخانهٔ شیراز'],
  ['گواهی GMP', 'خط کیت و معرف'],
  ['گواهی ایمنی برق', 'IEC 61010'],
  ['پروانهٔ ساخت', 'انکوباتور IN-110'],
  ['گواهی کالیبراسیون', 'آزمایشگاه مرجع'],
  ['گواهی سازگاری EMC', 'IEC 61326'],
  ['پروانهٔ ساخت', 'اتوکلاو AC-80'],
  ['گواهی خدمات پس از فروش', 'تجهیزات آزمایشگاهی'],
  ['گواهی دانش‌بنیان', 'تولید تجهیزات'],
];
const suits: [[string, string, string], ...[string, string, string][]] = [
  [hue.teal, hue.amber, '#e0f1ef'],
  ['#2f7f99', '#d9a441', '#e2eff4'],
  [hue.inkSoft, hue.coral, '#e5eeee'],
  ['#3d9a86', hue.amber, '#e3f2ea'],
  ['#8a6a2f', hue.teal, '#f6f0e1'],
];

const half = [200, 190, 200, 170, 195, 120];

const seal = (cx: number, cy: number, radius: number, fill: string) =>
  path(
    `M${cx - radius * 0.5} ${cy + radius * 0.6}l${-radius * 0.3} ${radius * 1.3}l${radius * 0.5} ${-radius * 0.3}l${radius * 0.3} ${radius * 0.4}l${radius * 0.3} ${-radius * 0.4}l${radius * 0.5} ${radius * 0.3}l${-radius * 0.3} ${-radius * 1.3}z`,
    fill,
    'opacity=".75"',
  ) +
  repeat(
    20,
    (k) => `<g transform="rotate(${k * 18} ${cx} ${cy})">${circle(cx, cy - radius, radius * 0.2, fill)}</g>`,
  ) +
  circle(cx, cy, radius, fill) +
  circle(cx, cy, radius * 0.78, 'none', 'stroke="#ffffff" stroke-width="3"') +
  repeat(9, (k) =>
    circle(
      cx - radius * 0.3 + (k % 3) * radius * 0.3,
      cy - radius * 0.3 + Math.floor(k / 3) * radius * 0.3,
      radius * 0.1,
      hue.white,
    ),
  );

/** A portrait certificate, 560 × 780, plainly marked as a sample. */
export function certificate(number: number): string {
  const [heading, about] = (number <= 14 ? soft[number - 1] : hard[number - 15]) ?? ['گواهی', 'آزما'];
  const [main, warm] = pick(suits, number);
  const frame = number % 3;
  return (
    rect(0, 0, 560, 780, '#fffefa', 10) +
    (frame === 0
      ? rect(22, 22, 516, 736, 'none', 6, `stroke="${main}" stroke-width="10"`) +
        rect(38, 38, 484, 704, 'none', 3, `stroke="${warm}" stroke-width="2.5"`)
      : frame === 1
        ? rect(0, 0, 560, 120, shade('h', main, hue.deep), 10) +
          rect(0, 116, 560, 8, warm) +
          rect(0, 766, 560, 14, main)
        : rect(0, 0, 64, 780, shade('v', main, hue.deep), 10) +
          repeat(40, (k) =>
            circle(16 + (k % 2) * 32, 30 + Math.floor(k / 2) * 38, 9, '#ffffff', 'opacity=".2"'),
          ) +
          rect(64, 0, 6, 780, warm)) +
    place(
      repeat(9, (k) =>
        circle((k % 3) * 20, Math.floor(k / 3) * 20, 7.5, k === 8 ? warm : frame === 1 ? hue.white : main),
      ),
      frame === 2 ? 290 : 260,
      frame === 1 ? 38 : 76,
    ) +
    text(frame === 2 ? 310 : 280, 208, heading, {
      size: heading.length > 19 ? 38 : 46,
      fill: main,
      weight: 800,
    }) +
    text(frame === 2 ? 310 : 280, 262, about, { size: 27, fill: hue.slate, weight: 550 }) +
    repeat(6, (k) =>
      rect((frame === 2 ? 310 : 280) - (half[k] ?? 200), 310 + k * 30, 2 * (half[k] ?? 200), 9, '#dfe7e6', 4),
    ) +
    repeat(
      2,
      (k) =>
        rect(frame === 2 ? 110 : 80, 516 + k * 40, 130, 10, '#cfdcdb', 5) +
        rect(frame === 2 ? 260 : 230, 516 + k * 40, 190, 10, '#e6edec', 5),
    ) +
    seal(430, 630, 54, warm) +
    path(
      'M110 680q30 -60 60 -10t50 -20t40 16',
      'none',
      `stroke="${main}" stroke-width="4" stroke-linecap="round"`,
    ) +
    rect(104, 700, 170, 3, hue.steel) +
    `<g transform="rotate(-24 290 440)" opacity=".2">${text(290, 476, 'نمونه', { size: 150, fill: hue.blood, weight: 800 })}</g>`
  );
}

export function drawPermit(number: number): string {
  const ground = pick(suits, number)[2];
  const lean = [-2, 0, 2, 0][number % 4] ?? 0;
  const art =
    rect(0, 0, 1200, 900, ground) +
    wells(40, 40, 9, 6, 46, hue.teal, 0.14) +
    circle(600, 450, 430, '#ffffff', 'opacity=".4"') +
    `<g filter="url(#lift)"><g transform="rotate(${lean} 600 450)">${place(certificate(number), 600 - 280 * 1.02, 450 - 390 * 1.02, 1.02)}</g></g>`;
  return makeSheet(1200, 900, art);
}
