import { floorShadow } from './device-details.ts';
import { beaker, bottle, flask, rack } from './labware.ts';
import { hue } from './palette.ts';
import { circle, ellipse, path, pick, place, rect, repeat, shade } from './shapes.ts';

const tints: [[string, string], ...[string, string][]] = [
  ['#d7f0ed', '#f3faf9'],
  ['#dcecef', '#f5fafb'],
  ['#e2f1e9', '#f7fbf8'],
  ['#e9f0ee', '#fbfcfb'],
  ['#f3eee0', '#fcfaf4'],
];

/** A scrap of the 96-well plate, fading: the family mark of every ground. */
export const wells = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  step: number,
  colour: string,
  strength = 0.16,
) =>
  repeat(columns * rows, (at) => {
    const column = at % columns;
    const fade = 1 - column / columns;
    return circle(
      x + column * step,
      y + Math.floor(at / columns) * step,
      step * 0.3,
      colour,
      `opacity="${(strength * fade).toFixed(3)}"`,
    );
  });

/** The quiet studio ground of product pictures. */
export function studio(seed: number): string {
  const [top, low] = pick(tints, seed);
  return (
    rect(0, 0, 1200, 900, shade('v', top, low)) +
    ellipse(600, 420, 620, 460, shade('r', '#ffffffd0', '#ffffff00')) +
    (seed % 2
      ? wells(40, 40, 9, 6, 44, hue.teal, 0.13)
      : place(wells(0, 0, 9, 6, 44, hue.teal, 0.13), 1160, 40, 1).replace('scale(1)', 'scale(-1 1)')) +
    path('M0 742Q600 700 1200 742V900H0z', shade('v', '#ffffffb0', '#ffffff20'))
  );
}

const windowPane = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, hue.white, 14) +
  rect(x + 14, y + 14, w - 28, h - 28, shade('v', '#bfe2ea', '#eaf7f4'), 8) +
  path(
    `M${x + 14} ${y + h - 60}q${w * 0.2} -60 ${w * 0.4} -20t${w * 0.6 - 28} -30v96H${x + 14}z`,
    '#a9d3c3',
    'opacity=".8"',
  ) +
  rect(x + w / 2 - 6, y, 12, h, hue.white) +
  rect(x, y + h * 0.45, w, 10, hue.white);

const wallShelf = (x: number, y: number, w: number, seed: number) =>
  repeat(Math.floor(w / 84), (k) =>
    (k + seed) % 3 === 0
      ? flask(x + 12 + k * 84, y - 88, 68, 88, pick([hue.mint, hue.honey, hue.coral], k + seed))
      : (k + seed) % 3 === 1
        ? bottle(x + 18 + k * 84, y - 100, 54, 100, pick([hue.sea, hue.honey, hue.mist], k), hue.inkSoft)
        : beaker(x + 14 + k * 84, y - 66, 60, 66, pick([hue.sky, hue.mint], k)),
  ) +
  rect(x, y, w, 14, '#c7d9d7', 5) +
  rect(x + 20, y + 14, 12, 24, '#b3c9c7', 3) +
  rect(x + w - 32, y + 14, 12, 24, '#b3c9c7', 3);

export const plant = (x: number, floor: number, scale = 1) =>
  place(
    path('M0 -40q-70 -60 -60 -150q60 40 60 150z', hue.leaf) +
      path('M0 -40q70 -70 66 -170q-66 50 -66 170z', '#4c9a76') +
      path('M0 -40q-14 -110 10 -190q34 90 -10 190z', '#79c09b') +
      path('M-44 -60h88l-12 60h-64z', hue.white) +
      path('M-44 -60h88l-3 14h-82z', hue.fog),
    x,
    floor,
    scale,
  );

/** A laboratory room: wall, window or shelves, and a bench whose top is at y = 690. */
export function laboratory(seed: number): string {
  const wall = pick(
    [
      ['#d3ebe8', '#eef8f6'],
      ['#dae9ee', '#f1f8fa'],
      ['#dcece2', '#f3faf5'],
    ] as [[string, string], ...[string, string][]],
    seed,
  );
  const flip = seed % 2 === 1;
  const back =
    windowPane(flip ? 760 : 90, 90, 350, 330) +
    wallShelf(flip ? 90 : 560, 250, 540, seed) +
    (seed % 3 === 0
      ? wallShelf(flip ? 150 : 620, 440, 420, seed + 1)
      : wells(flip ? 110 : 640, 330, 12, 4, 38, hue.teal, 0.16));
  return (
    rect(0, 0, 1200, 900, shade('v', wall[0], wall[1])) +
    ellipse(flip ? 860 : 340, 260, 520, 380, shade('r', '#ffffffd0', '#ffffff00')) +
    `<g opacity=".8" filter="url(#far)">${back}</g>` +
    // The top runs back from us: its far edge lies in the wall's shadow.
    rect(0, 630, 1200, 62, shade('v', '#b4c9c7', '#f7fbfa')) +
    rect(0, 612, 1200, 26, shade('v', '#0b3c4200', '#0b3c4226')) +
    path(`M${flip ? 760 : 180} 630h190l${flip ? 70 : -70} 62h-230z`, '#ffffff', 'opacity=".6"') +
    rect(0, 690, 1200, 26, shade('v', '#ffffff', '#b4c7c5')) +
    rect(0, 716, 1200, 184, shade('v', '#2f7c7d', '#0b474d')) +
    rect(0, 716, 1200, 30, shade('v', '#04252a70', '#04252a00')) +
    repeat(
      4,
      (k) =>
        rect(24 + k * 296, 736, 264, 150, shade('v', '#ffffff26', '#ffffff0a'), 10) +
        rect(24 + k * 296, 736, 264, 3, '#ffffff', 2, 'opacity=".3"') +
        rect(110 + k * 296, 766, 94, 12, '#04252a', 6, 'opacity=".35"') +
        rect(110 + k * 296, 760, 94, 12, shade('v', '#ffffff', '#9db6b7'), 6),
    )
  );
}

/** Small objects that stand on the bench beside the device. */
export const benchCompany = (seed: number, left: boolean) => {
  const x = left ? 40 : 880;
  return pick(
    [
      () => place(rack(0, 0, 5, hue.sea, seed), x + 20, 558),
      () => place(flask(0, 0, 110, 140, hue.honey) + beaker(130, 50, 76, 90, hue.sky), x + 20, 550),
      () =>
        place(
          bottle(0, 0, 84, 170, hue.mint, hue.ink) +
            bottle(100, 40, 66, 130, hue.honey, hue.teal) +
            bottle(182, 60, 54, 110, hue.coral, hue.ink),
          x + 10,
          520,
        ),
      () => plant(x + 120, 690, 1),
    ] as [() => string, ...(() => string)[]],
    seed,
  )();
};

export const stand = (
  art: string,
  w: number,
  h: number,
  box: { x: number; floor: number; maxW: number; maxH: number },
) => {
  const scale = Math.min(box.maxW / w, box.maxH / h, 1.5);
  return (
    floorShadow(box.x, box.floor, (w * scale) / 2 + 30, 24) +
    place(art, box.x - (w * scale) / 2, box.floor - h * scale, scale)
  );
};
