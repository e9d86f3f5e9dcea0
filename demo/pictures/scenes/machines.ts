import { atDepth, face, flank, level, solid } from '../draw/depth.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, place, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { device } from './true-scale.ts';
import { pallet } from './workshop.ts';

const dark = (x: number, wide: number, far: number) =>
  level('#0b3c42', [x - 70, wide + 140], 0, [-110, far], 'opacity=".38" filter="url(#soft)"');

/** The way into the hall: glass doors in a frame of steel, what lies behind them seen through. */
export const gate = (x: number) =>
  flank('#9db4b5', x - 260, [-2200, 0], [600, 700]) +
  atDepth(
    600,
    rect(x - 260, -2300, 1800, 700, shade('v', '#eef5f5', '#d5e2e1')) +
      rect(x - 260, -1640, 260, 1640, shade('h', '#f3f8f8', '#cfdddc')) +
      rect(x + 1280, -1640, 260, 1640, shade('h', '#f3f8f8', '#c3d4d3')) +
      rect(x, -1640, 1280, 50, shade('v', '#55767b', '#2c4d52')) +
      repeat(2, (k) => {
        const left = x + k * 640;
        return (
          rect(left + 6, -1590, 628, 1590, 'none', 4, 'stroke="#3d5f64" stroke-width="34"') +
          rect(left + 24, -1572, 592, 1100, '#dff1f1', 0, 'opacity=".38"') +
          path(`M${left + 330} -1572h150L${left + 190} -472h-150z`, '#ffffff', 'opacity=".35"') +
          rect(left + 24, -472, 592, 455, shade('v', '#f4f9f9', '#b4c8c8')) +
          rect(left + 60, -430, 520, 370, 'none', 8, 'stroke="#8fa9aa" stroke-width="6"') +
          rect(left + (k ? 60 : 548), -960, 32, 300, shade('h', '#ffffff', '#7b9698'), 16) +
          rect(left + (k ? 66 : 554), -940, 10, 260, '#ffffff', 5, 'opacity=".8"')
        );
      }) +
      repeat(9, (k) => path(`M${x + k * 142} -10h71l-40 40h-71z`, k % 2 ? hue.ink : hue.amber)),
  );

export const safetyBoard = (x: number) =>
  atDepth(
    600,
    rect(x + 14, -1720, 560, 840, '#0b3c42', 20, 'opacity=".3" filter="url(#soft)"') +
      rect(x, -1750, 560, 840, shade('v', '#ffffff', '#eef4f3'), 14) +
      rect(x, -1750, 560, 130, shade('v', '#e0a42a', '#b47d12'), 14) +
      text(x + 280, -1660, 'ایمنی', { size: 78, fill: hue.white, weight: 800 }) +
      [helmet, goggles, glove]
        .map(
          (sign, k) =>
            circle(x + 440, -1500 + k * 200, 76, '#1f7fb4') +
            place(sign, x + 440, -1500 + k * 200, 1) +
            rect(x + 60, -1530 + k * 200, 270, 22, hue.steel, 10) +
            rect(x + 130, -1486 + k * 200, 200, 22, hue.fog, 10),
        )
        .join(''),
  );
const helmet = path('M-46 18q0 -60 46 -62q46 2 46 62z', hue.white) + rect(-56, 16, 112, 14, hue.white, 7);
const goggles =
  rect(-54, -18, 48, 38, hue.white, 16) +
  rect(6, -18, 48, 38, hue.white, 16) +
  rect(-10, -6, 20, 8, hue.white);
const glove = path('M-26 44v-52q-14 -2 -14 -22h10v-18h16v-8h18v8h16v14h12v46l-8 32z', hue.white);

/** The press that bends sheet steel: a heavy frame, the ram, the sheet between punch and die, a light curtain. */
export const pressBrake = (x: number) =>
  dark(x, 1700, 900) +
  solid(
    rect(x, -1780, 1500, 340, shade('v', '#4fae97', '#237a69'), 20) +
      rect(x, -1500, 210, 1500, shade('h', '#4fae97', '#1e6a5c'), 14) +
      rect(x + 1290, -1500, 210, 1500, shade('h', '#2f8a76', '#17574b'), 14),
    640,
  ) +
  level('#0c2a30', [x + 210, 1080], -300, [0, 600]) +
  rect(x + 210, -1440, 1080, 420, shade('v', '#f1f6f6', '#8fa9aa'), 6) +
  repeat(
    4,
    (k) =>
      rect(x + 290 + k * 250, -1380, 170, 300, '#0b3c42', 10, 'opacity=".08"') +
      circle(x + 375 + k * 250, -1350, 16, hue.lead),
  ) +
  path(
    `M${x + 250} -1020h1000l-20 60l-440 20l-40 50h-20l-40 -50l-440 -20z`,
    shade('v', '#9fb5b6', '#5d7a7d'),
  ) +
  face(shade('v', '#ffffff', '#b4c7c8'), [
    [x + 260, -880, -260],
    [x + 1240, -880, -260],
    [x + 1240, -820, 140],
    [x + 260, -820, 140],
  ]) +
  face(shade('v', '#dfe9e9', '#ffffff'), [
    [x + 260, -820, 140],
    [x + 1240, -820, 140],
    [x + 1240, -930, 420],
    [x + 260, -930, 420],
  ]) +
  rect(x + 210, -800, 1080, 120, shade('v', '#6d898c', '#35565b'), 6) +
  rect(x + 210, -680, 1080, 680, shade('v', '#3d9a86', '#17574b'), 8) +
  rect(x + 300, -560, 900, 260, '#04252a', 14, 'opacity=".22"') +
  repeat(8, (k) => path(`M${x + 210 + k * 142} -690h71l-36 40h-71z`, k % 2 ? hue.ink : hue.amber)) +
  repeat(
    2,
    (k) =>
      rect(x + 176 + k * 1114, -1300, 34, 640, '#f2c230', 8) +
      rect(x + 186 + k * 1114, -1270, 14, 580, '#1b2f33', 6),
  ) +
  stroke(`M${x + 1400} -1700q330 -40 330 240`, '#35565b', 40) +
  solid(rect(x + 1560, -1440, 400, 470, shade('v', '#2a4a50', '#10272c'), 20), 120, -60) +
  atDepth(
    -60,
    rect(x + 1592, -1404, 336, 240, '#0a3138', 10) +
      stroke(`M${x + 1630} -1210l80 -90h120v70h60`, hue.mint, 10) +
      repeat(6, (k) => rect(x + 1600 + (k % 3) * 76, -1130 + Math.floor(k / 3) * 66, 56, 44, '#3f6165', 8)) +
      circle(x + 1876, -1070, 44, '#e8ecec') +
      circle(x + 1876, -1074, 36, '#c9402f'),
  );

export const sheets = (x: number) =>
  pallet(x, 900) +
  solid(
    repeat(12, (k) => rect(x + 20 + (k % 3) * 8, -174 - k * 32, 840, 27, k % 2 ? '#e6eeee' : '#aec3c4', 3)),
    620,
  );

/** Housings hang from the rail and go through the oven. */
export const powderLine = () =>
  level('#5d7779', [-200, 3400], -1720, [300, 420]) +
  atDepth(300, rect(-400, -1720, 3800, 70, shade('v', '#8fa9aa', '#46686c'))) +
  dark(1960, 1200, 1400) +
  solid(
    rect(1960, -1760, 1240, 1760, shade('v', '#f7fbfb', '#b9cccc'), 16) +
      rect(1960, -1760, 1240, 60, '#7b9698', 16),
    1100,
    60,
  ) +
  atDepth(
    60,
    rect(2010, -1500, 330, 1180, '#3a1a10', 10) +
      rect(2010, -1500, 330, 1180, shade('h', '#ffb13b', '#b7441a'), 10, 'opacity=".82"') +
      ellipse(2175, -900, 220, 560, shade('r', '#fff1c2d0', '#ffb13b00')) +
      rect(2000, -1510, 350, 1200, 'none', 14, 'stroke="#8fa9aa" stroke-width="26"') +
      rect(2460, -1540, 520, 270, '#10272c', 16) +
      text(2720, -1360, '190 °C', { size: 120, fill: hue.honey, weight: 700, latin: true }) +
      repeat(9, (k) => rect(2470, -1080 + k * 70, 500, 24, '#6d898c', 12, 'opacity=".45"')) +
      repeat(3, (k) => circle(2510 + k * 90, -1190, 24, [hue.leaf, hue.amber, '#c9402f'][k] ?? hue.leaf)),
  ) +
  face(
    '#ffb13b',
    [
      [1960, 0, -60],
      [2360, 0, -60],
      [2300, 0, -520],
      [1700, 0, -520],
    ],
    'opacity=".18" filter="url(#soft)"',
  ) +
  repeat(4, (k) => {
    const x = 60 + k * 460;
    const isDone = k > 1;
    return (
      level('#0b3c42', [x, 330], 0, [240, 420], 'opacity=".16" filter="url(#soft)"') +
      atDepth(300, stroke(`M${x + 160} -1660v120q0 40 -40 40M${x + 160} -1540v150`, hue.lead, 14)) +
      solid(
        rect(
          x,
          -1390,
          320,
          460,
          isDone ? shade('v', '#37a7a1', '#0b6f70') : shade('v', '#dfe8e8', '#a9bebf'),
          18,
        ) +
          rect(x + 40, -1340, 240, 130, isDone ? '#064f52' : '#8ea5a6', 10) +
          rect(x + 40, -1340, 240, 8, '#ffffff', 4, 'opacity=".3"') +
          repeat(5, (n) => rect(x + 60, -1150 + n * 26, 200, 9, isDone ? '#064f52' : '#8ea5a6', 4)) +
          circle(x + 160, -980, 22, isDone ? '#064f52' : '#8ea5a6') +
          rect(x + 18, -1376, 26, 430, '#ffffff', 12, 'opacity=".22"'),
        240,
        280,
      )
    );
  });

export const lamp = (x: number, base: number) =>
  level('#0b3c42', [x - 130, 260], -base, [120, 300], 'opacity=".3" filter="url(#soft)"') +
  face(
    '#fff3cf',
    [
      [x + 20, -base, 60],
      [x + 620, -base, 60],
      [x + 560, -base, 420],
      [x + 120, -base, 420],
    ],
    'opacity=".75" filter="url(#soft)"',
  ) +
  path(
    `M${x + 90} ${-base - 540}L${x + 250} ${-base - 480}L${x + 520} ${-base - 10}H${x + 60}z`,
    shade('v', '#fff3cf90', '#fff3cf10'),
  ) +
  ellipse(x, -base - 24, 120, 28, shade('h', '#6d898c', '#2c4d52')) +
  ellipse(x, -base - 34, 108, 22, shade('h', '#8fa9aa', '#3f6165')) +
  stroke(`M${x} ${-base - 40}L${x - 130} ${-base - 420}L${x + 130} ${-base - 620}`, '#2c4d52', 28) +
  stroke(`M${x - 4} ${-base - 44}L${x - 134} ${-base - 424}L${x + 126} ${-base - 624}`, '#8fa9aa', 10) +
  circle(x - 130, -base - 420, 30, shade('d', '#b4c8c8', '#35565b')) +
  path(`M${x + 96} ${-base - 700}q70 -20 130 20l60 150q-110 80 -230 0z`, shade('h', '#2a9d98', '#00474e')) +
  ellipse(x + 172, -base - 520, 118, 26, '#fff9e3');

export const solderer = (x: number, base: number) =>
  level('#0b3c42', [x - 150, 330], -base, [60, 300], 'opacity=".35" filter="url(#soft)"') +
  solid(
    rect(x - 120, -base - 190, 240, 190, shade('v', '#35565b', '#13303a'), 16) +
      rect(x - 96, -base - 168, 192, 96, '#06282d', 8) +
      text(x, -base - 92, '350', { size: 74, fill: '#7ff0e2', weight: 700, latin: true }) +
      circle(x + 74, -base - 36, 20, hue.steel),
    190,
    90,
  ) +
  stroke(`M${x + 110} ${-base - 50}q150 70 130 -60`, hue.ink, 14) +
  path(`M${x + 214} ${-base - 110}q-40 -150 20 -200l30 8q-20 100 0 186z`, shade('h', '#e8b04a', '#a9741b')) +
  path(`M${x + 150} ${-base}q80 -110 160 0z`, shade('v', '#b4c8c8', '#46686c'));

/** Shelves of devices that run for three days. */
export const testRack = (x: number) => {
  const posts = (z: number) =>
    atDepth(
      z,
      repeat(2, (k) => rect(x + k * 1260, -1960, 56, 1960, shade('h', '#eef4f4', hue.lead))),
    );
  const rows = [110, 830, 1330];
  return (
    dark(x, 1320, 640) +
    posts(620) +
    rows
      .map(
        (base, row) =>
          level(shade('v', '#a9bcbd', '#e3ecec'), [x, 1316], -base - 40, [0, 640]) +
          repeat(2, (k) =>
            row === 0
              ? device('incubator', 'IN-55', x + 360 + k * 600, base + 40, k)
              : row === 1
                ? device('centrifuge', 'CF-12', x + 360 + k * 600, base + 40, k * 3)
                : device(
                    k ? 'elisa-reader' : 'roller-mixer',
                    k ? 'ER-96' : 'RM-6',
                    x + 360 + k * 600,
                    base + 40,
                    k,
                  ),
          ) +
          rect(x, -base - 40, 1316, 44, shade('v', '#ffffff', '#8fa9aa'), 5) +
          rect(x + 560, -base - 34, 200, 32, hue.white, 5) +
          circle(x + 590, -base - 18, 9, hue.leaf) +
          rect(x + 616, -base - 24, 120, 12, hue.steel, 5),
      )
      .join('') +
    posts(0)
  );
};

/** The wires of nine sensors, led out of a chamber to the logger. */
export const sensors = (x: number, base: number) =>
  atDepth(
    100,
    repeat(9, (k) => {
      const [sx, sy] = [x - 190 + (k % 3) * 150, -base - 640 + Math.floor(k / 3) * 180];
      return (
        stroke(
          `M${sx} ${sy}Q${x + 330} ${sy + 60} ${x + 390} ${-base - 200 + k * 8}`,
          '#d9573f',
          7,
          'opacity=".75"',
        ) + circle(sx, sy, 16, shade('d', '#ffe0a3', '#c98a1b'))
      );
    }),
  );

export const logger = (x: number, base: number) =>
  level('#0b3c42', [x - 220, 470], -base, [60, 380], 'opacity=".35" filter="url(#soft)"') +
  solid(
    rect(x - 190, -base - 320, 400, 320, shade('v', '#ffffff', '#c3d3d3'), 20) +
      rect(x - 156, -base - 286, 332, 182, '#06282d', 12) +
      text(x + 10, -base - 164, '37.0', { size: 108, fill: '#7ff0e2', weight: 700, latin: true }) +
      repeat(
        9,
        (k) =>
          circle(x - 150 + k * 40, -base - 56, 15, hue.slate) +
          circle(x - 150 + k * 40, -base - 56, 9, '#7fe0a8'),
      ),
    260,
    110,
  );
