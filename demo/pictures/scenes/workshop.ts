import { hue } from '../draw/palette.ts';
import { circle, path, pick, rect, repeat, ring, shade, stroke, text } from '../draw/shapes.ts';

/** Items of the workshop and the stand, in millimetres, upward from the floor. */

/** A board with tools on the wall. */
export const toolBoard = (x: number, at: number, wide: number, high: number): string =>
  rect(x, -at - high, wide, high, shade('v', '#e9f1f0', '#cfdddc'), 16) +
  repeat(Math.floor(wide / 60) * Math.floor(high / 60), (k) => {
    const columns = Math.floor(wide / 60);
    return circle(x + 40 + (k % columns) * 58, -at - high + 40 + Math.floor(k / columns) * 58, 5, '#a9bfbf');
  }) +
  repeat(Math.floor(wide / 150), (k) => hangingTool(x + 90 + k * 150, -at - high + 80, k));

const hangingTool = (x: number, y: number, kind: number): string =>
  pick(
    [
      // screwdriver
      () => rect(x - 18, y, 36, 120, hue.amber, 14) + rect(x - 6, y + 118, 12, 150, hue.lead, 4),
      // spanner
      () =>
        path(
          `M${x - 40} ${y}q40 60 80 0v50q-22 24 -24 30v150q2 8 24 32v46q-40 -60 -80 0v-46q22 -24 24 -32v-150q-2 -6 -24 -30z`,
          hue.slate,
        ),
      // pliers
      () =>
        path(`M${x - 10} ${y}h20l16 90l-26 20l-26 -20z`, hue.lead) +
        stroke(`M${x - 14} ${y + 100}q-40 90 -22 170`, hue.teal, 26) +
        stroke(`M${x + 14} ${y + 100}q40 90 22 170`, hue.teal, 26) +
        circle(x, y + 98, 14, hue.slate),
      // torque key
      () =>
        rect(x - 12, y, 24, 200, hue.lead, 8) +
        rect(x - 20, y + 150, 40, 120, hue.ink, 14) +
        circle(x, y + 6, 34, hue.slate),
    ] as [() => string, ...(() => string)[]],
    kind,
  )();

/** Tools laid down on a bench, `base` above the floor. */
export const laidTools = (x: number, base: number): string =>
  rect(x, -base - 30, 420, 30, hue.inkSoft, 8) +
  repeat(
    4,
    (k) =>
      rect(x + 30 + k * 96, -base - 62, 44, 26, pick([hue.amber, hue.teal, hue.coral, hue.sky], k), 12) +
      rect(x + 72 + k * 96, -base - 54, 44, 10, hue.lead, 4),
  );

/** A drawer cabinet on wheels. */
export const toolTrolley = (x: number): string =>
  rect(x, -860, 620, 790, shade('v', '#d9573f', '#b8432f'), 24) +
  repeat(
    5,
    (k) =>
      rect(x + 30, -820 + k * 140, 560, 116, '#ffffff', 12, 'opacity=".14"') +
      rect(x + 160, -790 + k * 140, 300, 22, hue.fog, 10),
  ) +
  rect(x - 20, -900, 660, 50, hue.ink, 14) +
  repeat(
    2,
    (k) => circle(x + 100 + k * 420, -40, 42, hue.ink) + circle(x + 100 + k * 420, -40, 16, hue.steel),
  );

export const stool = (x: number): string =>
  rect(x - 14, -560, 28, 420, hue.lead) +
  path(`M${x - 190} -10L${x} -150L${x + 190} -10h-44L${x} -104L${x - 146} -10z`, hue.slate) +
  repeat(3, (k) => circle(x - 170 + k * 170, -16, 22, hue.ink)) +
  rect(x - 180, -620, 360, 80, shade('v', hue.inkSoft, hue.ink), 36);

/** A chair seen from behind. */
export const chair = (x: number, fill: string = hue.teal): string =>
  repeat(2, (k) => rect(x - 190 + k * 350, -480, 30, 480, hue.slate)) +
  rect(x - 210, -500, 420, 60, hue.inkSoft, 20) +
  rect(x - 200, -920, 400, 330, fill, 50) +
  rect(x - 160, -880, 320, 250, '#ffffff', 36, 'opacity=".1"') +
  repeat(2, (k) => rect(x - 150 + k * 270, -600, 30, 110, hue.slate));

/** A wooden transport case with its signs. */
export const crate = (x: number, base: number, wide: number, high: number): string =>
  rect(x, -base - high, wide, high, shade('v', '#e2bd86', '#c79a5e'), 8) +
  repeat(5, (k) => rect(x, -base - high + (k * high) / 5, wide, 6, '#a97d45', 0, 'opacity=".5"')) +
  repeat(2, (k) => rect(x + (k ? wide - 80 : 20), -base - high, 60, high, '#d3a76c')) +
  stroke(`M${x + 90} ${-base - 20}L${x + wide - 90} ${-base - high + 20}`, '#b98b50', 40) +
  rect(x + wide * 0.34, -base - high * 0.62, wide * 0.32, high * 0.3, hue.white, 8) +
  path(
    `M${x + wide * 0.4} ${-base - high * 0.36}v${-high * 0.14}l${-wide * 0.02} 0l${wide * 0.04} ${-high * 0.08}l${wide * 0.04} ${high * 0.08}h${-wide * 0.02}v${high * 0.14}z`,
    hue.deep,
  ) +
  path(
    `M${x + wide * 0.52} ${-base - high * 0.36}v${-high * 0.14}l${-wide * 0.02} 0l${wide * 0.04} ${-high * 0.08}l${wide * 0.04} ${high * 0.08}h${-wide * 0.02}v${high * 0.14}z`,
    hue.deep,
  );

export const pallet = (x: number, wide: number): string =>
  rect(x, -144, wide, 26, '#c99f64', 4) +
  repeat(3, (k) => rect(x + (k * (wide - 110)) / 2, -120, 110, 96, '#a97d45')) +
  rect(x, -26, wide, 26, '#c99f64', 4);

/** A wide screen on the wall; `art` fills its 1600 × 900 units. */
export const wallScreen = (x: number, at: number, wide: number, art: string): string => {
  const high = (wide * 9) / 16;
  return (
    rect(x - 24, -at - high - 24, wide + 48, high + 48, '#10272c', 24) +
    `<g transform="translate(${x} ${-at - high}) scale(${wide / 1600})">${art}</g>`
  );
};

const days = [10, -40, 60, 20, -70, 30, 90, -20, 40, -60, 10, 210, 120, 30, -30, 20];

/** The chart of daily control that every laboratory knows, for a screen of 1600 × 900. */
export const controlChart = (): string =>
  rect(0, 0, 1600, 900, '#0c3238', 10) +
  repeat(7, (k) =>
    stroke(
      `M120 ${150 + k * 105}H1520`,
      k === 3 ? hue.mint : k === 0 || k === 6 ? hue.coral : '#3d6f75',
      k === 3 ? 6 : 4,
    ),
  ) +
  stroke(
    `M${Array.from({ length: 16 }, (_, k) => `${150 + k * 88} ${465 - (days[k] ?? 0)}`).join('L')}`,
    '#ffffff',
    9,
  ) +
  repeat(16, (k) =>
    circle(150 + k * 88, 465 - (days[k] ?? 0), k === 11 ? 24 : 16, k === 11 ? hue.amber : hue.mint),
  ) +
  text(1520, 96, 'نمودار لوی‌جنینگز', { size: 62, fill: hue.white, weight: 700, anchor: 'start' });

/** A rotor on the balancing machine, seen from above its bed. */
export const balancer = (x: number): string =>
  rect(x, -820, 1300, 820, shade('v', '#eef4f4', '#c3d3d3'), 30) +
  rect(x + 50, -760, 420, 300, '#0c3238', 20) +
  stroke(`M${x + 90} -660q55 -110 100 0t100 0t110 -40`, hue.mint, 12) +
  text(x + 260, -490, '2 mg', { size: 90, fill: '#7ff0e2', weight: 700, latin: true }) +
  repeat(3, (k) => circle(x + 120 + k * 130, -380, 40, pick([hue.leaf, hue.amber, hue.blood], k))) +
  rect(x + 560, -900, 680, 90, hue.slate, 20) +
  rect(x + 860, -980, 80, 100, hue.lead) +
  rotor(x + 900, -1180, 300);

const rotor = (cx: number, cy: number, radius: number): string =>
  circle(cx, cy, radius, shade('d', '#f5f9f9', '#9fb6b7')) +
  ring(cx, cy, radius - 14, '#ffffff', 10, 'opacity=".8"') +
  repeat(12, (k) => {
    const angle = (k * Math.PI) / 6;
    return (
      circle(
        cx + Math.cos(angle) * radius * 0.68,
        cy + Math.sin(angle) * radius * 0.68,
        radius * 0.13,
        hue.inkSoft,
      ) +
      circle(
        cx + Math.cos(angle) * radius * 0.68,
        cy + Math.sin(angle) * radius * 0.68,
        radius * 0.08,
        '#0c2b31',
      )
    );
  }) +
  circle(cx, cy, radius * 0.26, hue.slate) +
  circle(cx, cy, radius * 0.12, hue.amber);
