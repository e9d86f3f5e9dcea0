import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';

type Mark = [name: string, draw: (a: string, b: string) => string, a: string, b: string];
const marks: [Mark, ...Mark[]] = [
  [
    'نوین‌طب',
    (a, b) => circle(-60, 0, 90, a, 'opacity=".9"') + circle(60, 0, 90, b, 'opacity=".8"'),
    hue.teal,
    hue.amber,
  ],
  ['پارس‌لب', (a, b) => path('M0 -120L110 70H-110z', a) + circle(0, 20, 40, b), hue.inkSoft, hue.honey],
  [
    'سپهر درمان',
    (a, b) => path('M-30 -110h60v80h80v60h-80v80h-60v-80h-80v-60h80z', a) + circle(0, 0, 26, b),
    '#2f7f99',
    hue.white,
  ],
  [
    'آریا کیت',
    (a, b) =>
      rect(-100, -100, 90, 90, a, 20) +
      rect(10, -100, 90, 90, b, 20) +
      rect(-100, 10, 90, 90, b, 20) +
      rect(10, 10, 90, 90, a, 20),
    '#3d9a86',
    hue.mint,
  ],
  [
    'دانش‌گستر',
    (a, b) =>
      path('M-120 -60Q-60 -100 0 -60Q60 -100 120 -60V80Q60 40 0 80Q-60 40 -120 80z', a) +
      stroke('M0 -60V80', b, 8),
    hue.slate,
    hue.white,
  ],
  [
    'مهر سلامت',
    (a, b) =>
      path(
        'M0 110C-120 20 -120 -90 -56 -100C-20 -104 0 -70 0 -56C0 -70 20 -104 56 -100C120 -90 120 20 0 110z',
        a,
      ) + stroke('M-70 0h40l16 -34l26 70l18 -36h40', b, 11),
    hue.coral,
    hue.white,
  ],
  [
    'البرز تجهیز',
    (a, b) => path('M-130 90L-30 -100L30 10L60 -40L130 90z', a) + path('M-62 -38L-30 -100L4 -38L-20 -50z', b),
    hue.deep,
    hue.soft,
  ],
  [
    'رایان‌سیستم',
    (a, b) =>
      repeat(9, (k) => rect(-105 + (k % 3) * 74, -105 + Math.floor(k / 3) * 74, 62, 62, k % 2 ? b : a, 31)),
    hue.sea,
    hue.amber,
  ],
  [
    'کاوش ژن',
    (a, b) =>
      path(
        'M-70 -110C-70 -30 70 -30 70 0S-70 30 -70 110',
        'none',
        `stroke="${a}" stroke-width="20" stroke-linecap="round"`,
      ) +
      path(
        'M70 -110C70 -30 -70 -30 -70 0S70 30 70 110',
        'none',
        `stroke="${b}" stroke-width="20" stroke-linecap="round"`,
      ),
    '#5b6fa8',
    hue.teal,
  ],
];

/** A partner's mark and name on a light ground. */
export function drawColleague(number: number): string {
  const [name, mark, a, b] = marks[number - 1] ?? marks[0];
  return makeSheet(
    1200,
    900,
    rect(0, 0, 1200, 900, '#f6fbfa') +
      ellipse(600, 420, 520, 380, shade('r', '#ffffffff', '#ffffff00')) +
      place(mark(a, b), 600, 360, 1.5) +
      text(600, 680, name, { size: 104, fill: hue.ink, weight: 800 }),
  );
}
