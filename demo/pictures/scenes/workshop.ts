import { atDepth, level, solid } from '../draw/depth.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, pick, rect, repeat, ring, shade, stroke, text } from '../draw/shapes.ts';

/** Items of the workshop and the stand, in millimetres, upward from the floor. */

/** A board with tools on the wall. */
export const toolBoard = (x: number, at: number, wide: number, high: number): string =>
  atDepth(700, toolBoardArt(x, at, wide, high));
const toolBoardArt = (x: number, at: number, wide: number, high: number): string =>
  rect(x + 14, -at - high + 30, wide, high, '#0b3c42', 16, 'opacity=".28" filter="url(#soft)"') +
  rect(x, -at - high, wide, high, shade('v', '#e9f1f0', '#cfdddc'), 16) +
  repeat(Math.floor(wide / 60) * Math.floor(high / 60), (k) => {
    const columns = Math.floor(wide / 60);
    return circle(x + 40 + (k % columns) * 58, -at - high + 40 + Math.floor(k / columns) * 58, 5, '#a9bfbf');
  }) +
  rect(x, -at - high, wide, 16, hue.white, 8, 'opacity=".8"') +
  repeat(
    Math.floor(wide / 150),
    (k) =>
      `<g transform="translate(12 16)" opacity=".2" filter="url(#shadow)">${hangingTool(x + 90 + k * 150, -at - high + 80, k)}</g>` +
      hangingTool(x + 90 + k * 150, -at - high + 80, k),
  );

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
  level('#0b3c42', [x - 10, 450], -base, [60, 330], 'opacity=".3" filter="url(#soft)"') +
  level(shade('v', '#2b6068', '#17464d'), [x, 420], -base - 30, [90, 330]) +
  atDepth(90, laidToolsArt(x, base));
const laidToolsArt = (x: number, base: number): string =>
  rect(x, -base - 30, 420, 30, hue.inkSoft, 8) +
  repeat(
    4,
    (k) =>
      rect(x + 30 + k * 96, -base - 62, 44, 26, pick([hue.amber, hue.teal, hue.coral, hue.sky], k), 12) +
      rect(x + 72 + k * 96, -base - 54, 44, 10, hue.lead, 4),
  );

/** A drawer cabinet on wheels. */
export const toolTrolley = (x: number): string =>
  level('#0b3c42', [x - 40, 700], 0, [-60, 420], 'opacity=".36" filter="url(#soft)"') +
  solid(trolleyArt(x), 420);
const trolleyArt = (x: number): string =>
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

/** A lab stool before the bench: five legs, a gas spring, a round seat. */
export const stool = (x: number): string =>
  atDepth(
    -260,
    ellipse(x, -10, 250, 36, '#0b3c42', 'opacity=".35" filter="url(#soft)"') +
      repeat(5, (k) => {
        const angle = (k * 72 + 18) * (Math.PI / 180);
        const [ex, ey] = [x + Math.cos(angle) * 200, -36 + Math.sin(angle) * 34];
        return (
          stroke(`M${x} -96L${ex} ${ey}`, shade('v', '#7b9698', '#35565b'), 26) +
          circle(ex, ey + 14, 22, hue.ink)
        );
      }) +
      rect(x - 20, -420, 40, 340, shade('h', '#dfe9e9', '#6d888a'), 10) +
      rect(x - 14, -560, 28, 180, shade('h', '#ffffff', '#93abac')) +
      ellipse(x, -250, 120, 18, 'none', `stroke="${hue.lead}" stroke-width="14"`) +
      rect(x - 172, -620, 344, 56, shade('h', '#1b4149', '#0c2a31'), 28) +
      ellipse(x, -618, 172, 38, shade('v', '#3f6f76', '#1f4a52')) +
      ellipse(x - 50, -626, 70, 12, '#ffffff', 'opacity=".14"'),
  );

/** A chair seen from behind: steel frame, padded back and seat. */
export const chair = (x: number, fill: string = hue.teal): string => {
  const legs = (z: number) =>
    atDepth(
      z,
      repeat(2, (k) => rect(x - 196 + k * 364, -470, 26, 470, shade('h', '#a9bfc0', '#46686c'), 8)),
    );
  return (
    level('#0b3c42', [x - 240, 480], 0, [-120, 460], 'opacity=".28" filter="url(#soft)"') +
    legs(420) +
    level(fill, [x - 205, 410], -480, [0, 430]) +
    level('#ffffff', [x - 205, 410], -480, [180, 430], 'opacity=".12"') +
    rect(x - 205, -486, 410, 56, fill, 18) +
    rect(x - 205, -486, 410, 56, '#04252a', 18, 'opacity=".28"') +
    legs(0) +
    solid(
      repeat(2, (k) => rect(x - 150 + k * 274, -640, 26, 170, hue.slate, 8)) +
        rect(x - 200, -920, 400, 320, fill, 56) +
        rect(x - 200, -920, 400, 320, shade('v', '#ffffff38', '#04252a40'), 56),
      50,
    ) +
    rect(x - 164, -888, 328, 256, 'none', 40, 'stroke="#04252a" stroke-opacity=".18" stroke-width="8"') +
    rect(x - 150, -902, 300, 10, '#ffffff', 5, 'opacity=".3"')
  );
};

/** A wooden transport case with its signs. */
export const crate = (x: number, base: number, wide: number, high: number): string =>
  solid(crateArt(x, base, wide, high), wide * 0.6);
const crateArt = (x: number, base: number, wide: number, high: number): string =>
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
  level('#0b3c42', [x - 60, wide + 120], 0, [-90, 760], 'opacity=".4" filter="url(#soft)"') +
  solid(palletArt(x, wide), 700);
const palletArt = (x: number, wide: number): string =>
  rect(x, -144, wide, 26, '#c99f64', 4) +
  repeat(3, (k) => rect(x + (k * (wide - 110)) / 2, -120, 110, 96, '#a97d45')) +
  rect(x, -26, wide, 26, '#c99f64', 4);

/** A wide screen on the wall; `art` fills its 1600 × 900 units. */
export const wallScreen = (x: number, at: number, wide: number, art: string): string => {
  const high = (wide * 9) / 16;
  return atDepth(
    640,
    rect(x, -at - high + 20, wide, high + 40, '#0b3c42', 24, 'opacity=".4" filter="url(#soft)"') +
      rect(x - 28, -at - high - 28, wide + 56, high + 56, shade('v', '#2a4a50', '#0c2126'), 22) +
      `<g transform="translate(${x} ${-at - high}) scale(${wide / 1600})">${art}</g>` +
      path(
        `M${x + wide * 0.6} ${-at - high}h${wide * 0.22}L${x + wide * 0.5} ${-at}h${-wide * 0.22}z`,
        '#ffffff',
        'opacity=".06"',
      ),
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
  level('#0b3c42', [x - 60, 1420], 0, [-90, 620], 'opacity=".36" filter="url(#soft)"') +
  solid(balancerBody(x), 560) +
  balancerHead(x);
const balancerBody = (x: number): string =>
  rect(x, -820, 1300, 820, shade('v', '#eef4f4', '#c3d3d3'), 30) +
  rect(x + 50, -760, 420, 300, '#0c3238', 20) +
  stroke(`M${x + 90} -660q55 -110 100 0t100 0t110 -40`, hue.mint, 12) +
  text(x + 260, -490, '2 mg', { size: 90, fill: '#7ff0e2', weight: 700, latin: true }) +
  repeat(3, (k) => circle(x + 120 + k * 130, -380, 40, pick([hue.leaf, hue.amber, hue.blood], k))) +
  rect(x + 540, -760, 700, 3, hue.lead) +
  repeat(2, (k) => rect(x + 570 + k * 340, -700, 310, 560, '#0b3c42', 16, 'opacity=".06"')) +
  repeat(7, (k) => rect(x + 90, -270 + k * 26, 340, 9, hue.slate, 4, 'opacity=".4"'));
const balancerHead = (x: number): string =>
  rect(x + 560, -900, 680, 90, shade('v', '#7d999b', '#3f6165'), 20) +
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
