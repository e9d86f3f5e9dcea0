import { colleagues } from '../../content/colleagues.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';

const turned = (degrees: number, art: string) => `<g transform="rotate(${degrees})">${art}</g>`;

const gearAndRotor = () =>
  repeat(10, (k) => turned(k * 36, rect(-19, -128, 38, 50, hue.inkSoft, 8))) +
  circle(0, 0, 102, hue.inkSoft) +
  circle(0, 0, 78, hue.paper) +
  repeat(6, (k) => turned(k * 60, ellipse(0, -50, 14, 19, hue.amber))) +
  circle(0, 0, 22, hue.inkSoft);

const flaskAndTick = () =>
  path('M-34 -120H34V-46L104 74Q118 112 76 112H-76Q-118 112 -104 74L-34 -46z', hue.teal) +
  path('M-62 14H62L92 70Q100 96 74 96H-74Q-100 96 -92 70z', hue.mint) +
  rect(-48, -128, 96, 22, hue.deep, 11) +
  stroke('M-36 54L-8 80L42 26', hue.white, 18);

const prism = () =>
  stroke('M-170 30L-52 -4', hue.slate, 14) +
  path('M0 -118L112 84H-112z', '#2f7f99') +
  path('M0 -62L64 56H-64z', '#bfe2ea') +
  stroke('M58 -4L170 -34', hue.coral, 14) +
  stroke('M62 16L174 18', hue.amber, 14) +
  stroke('M72 40L168 72', hue.leaf, 14);

const snowflake = () =>
  circle(0, 0, 126, hue.sky) +
  repeat(6, (k) => turned(k * 60, stroke('M0 0V-96M-26 -80L0 -54L26 -80', hue.white, 14))) +
  circle(0, 0, 18, hue.white);

const peaksAndSpanner = () =>
  path('M-140 96L-44 -84L6 4L44 -50L140 96z', hue.deep) +
  path('M-74 -28L-44 -84L-12 -28L-30 -40L-46 -22z', hue.soft) +
  `<g transform="translate(50 34) rotate(40)">${
    rect(-15, -34, 30, 128, hue.amber, 14) +
    path('M-42 -88V-54Q-42 -22 0 -22Q42 -22 42 -54V-88L18 -74V-50H-18V-74z', hue.amber)
  }</g>`;

const openBook = () =>
  path('M-130 -74Q-62 -110 0 -70Q62 -110 130 -74V84Q62 50 0 88Q-62 50 -130 84z', hue.slate) +
  stroke('M0 -68V82', hue.white, 7) +
  repeat(3, (k) => stroke(`M28 ${-36 + k * 34}Q66 ${-54 + k * 34} 104 ${-38 + k * 34}`, hue.mist, 8)) +
  path('M-78 -42h28v26h26v28h-26v26h-28v-26h-26v-28h26z', hue.coral);

const gauge = () =>
  circle(0, 0, 122, '#3d9a86') +
  circle(0, 0, 98, hue.white) +
  repeat(9, (k) => turned(-120 + k * 30, rect(-5, -90, 10, k % 4 === 0 ? 28 : 18, hue.ink, 4))) +
  turned(38, path('M-9 10L0 -76L9 10z', hue.amber)) +
  circle(0, 0, 17, hue.ink) +
  rect(-34, 46, 68, 18, hue.mint, 9);

const cloudOfData = () =>
  path(
    'M-84 84a62 62 0 0 1 -8 -123a84 84 0 0 1 160 -22a58 58 0 0 1 74 56a48 48 0 0 1 -40 89z',
    shade('v', hue.sea, hue.teal),
  ) +
  repeat(3, (k) => rect(-46, -34 + k * 36, 112, 28, hue.white, 10) + circle(48, -20 + k * 36, 6, hue.amber));

const securedBox = () =>
  path('M0 -116L118 -56V66L0 126L-118 66V-56z', '#c98f4a') +
  path('M0 -116L118 -56L0 4L-118 -56z', '#e8b877') +
  path('M0 4L118 -56V66L0 126z', '#b27a39') +
  path('M-72 -80L46 -20V26L72 13V-33L-46 -93z', hue.white, 'opacity=".85"') +
  path('M-58 22q-28 -2 -38 -20v34q0 26 38 48q38 -2 38 -10v-34q-14 0 -38 -18z', hue.teal) +
  stroke('M-76 38L-62 56L-38 44', hue.white, 9);

/** One mark for each partner's trade, by the partner's id. */
const marks: Record<number, () => string> = {
  1: gearAndRotor,
  2: flaskAndTick,
  3: prism,
  4: snowflake,
  5: peaksAndSpanner,
  6: openBook,
  7: gauge,
  8: cloudOfData,
  9: securedBox,
};

/** A partner's mark and name on a light ground. */
export function drawColleague(id: number): string {
  const colleague = colleagues.find((one) => one.id === id);
  const mark = marks[id];
  if (!colleague || !mark) throw new Error(`No partner's mark for ${id}`);
  return makeSheet(
    1200,
    900,
    rect(0, 0, 1200, 900, '#f6fbfa') +
      ellipse(600, 420, 520, 380, shade('r', '#ffffffff', '#ffffff00')) +
      place(mark(), 600, 350, 1.6) +
      text(600, 710, colleague.name, {
        size: Math.min(104, Math.round(2000 / colleague.name.length)),
        fill: hue.ink,
        weight: 800,
      }),
  );
}
