import { permits } from '../../content/permits.ts';
import { hue } from '../draw/palette.ts';
import { wells } from '../draw/room.ts';
import { circle, path, pick, place, rect, repeat, shade, text } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';

/** How many words of each permit's title make its heading; the words after them are its subject. */
const headingWords: Record<number, number> = {
  1: 3,
  2: 3,
  3: 3,
  4: 2,
  5: 2,
  6: 3,
  7: 3,
  8: 2,
  9: 2,
  10: 2,
  11: 3,
  12: 2,
  13: 3,
  14: 2,
  15: 3,
  16: 2,
  17: 2,
  18: 2,
  19: 3,
  20: 3,
  21: 4,
  22: 3,
  23: 4,
  24: 3,
  25: 3,
  26: 3,
  27: 3,
  28: 2,
};

type Wording = { heading: string; about: string; facts: [label: string, value: string][] };

/** The words of a permit's sheet, taken from its page so that picture and page say the same. */
function readWording(id: number): Wording {
  const permit = permits.find((one) => one.id === id);
  if (!permit) throw new Error(`No permit ${id}`);
  const words = permit.title.split(' ');
  const many = headingWords[id] ?? words.length;
  const facts = [...permit.bodyText.matchAll(/<th>([^<]+)<\/th><td>([^<]+)<\/td>/g)];
  return {
    heading: words.slice(0, many).join(' '),
    about: words.slice(many).join(' '),
    facts: facts.slice(0, 2).map(([, label = '', value = '']) => [label, value]),
  };
}

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
  const { heading, about, facts } = readWording(number);
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
      size: Math.min(46, Math.round(820 / heading.length)),
      fill: main,
      weight: 800,
    }) +
    text(frame === 2 ? 310 : 280, 262, about, { size: 27, fill: hue.slate, weight: 550 }) +
    repeat(6, (k) =>
      rect((frame === 2 ? 310 : 280) - (half[k] ?? 200), 310 + k * 30, 2 * (half[k] ?? 200), 9, '#dfe7e6', 4),
    ) +
    facts
      .map(
        ([label, value], k) =>
          text(frame === 2 ? 510 : 480, 502 + k * 34, `${label}:`, {
            size: 19,
            fill: hue.slate,
            weight: 650,
            anchor: 'start',
          }) +
          text(frame === 2 ? 396 : 366, 502 + k * 34, value, { size: 19, fill: hue.ink, anchor: 'start' }),
      )
      .join('') +
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
