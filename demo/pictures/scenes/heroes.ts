import { laptop, monitor } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';
import { makeSheet } from '../draw/sheet.ts';
import { asObject, windowHtml } from '../software/window.ts';
import { pin } from './props.ts';
import { phoneAt } from './software-pictures.ts';
import { device, inMillimetres } from './true-scale.ts';
import { laidTools, toolBoard } from './workshop.ts';

/** The deep plate: wells are clear on the left, gone on the right, where the caption lies. */
const plate = (from: string, to: string) =>
  rect(0, 0, 1920, 820, shade('h', from, to)) +
  repeat(28 * 19, (at) => {
    const x = 24 + (at % 28) * 46;
    const fade = Math.max(0, 1 - x / 1080);
    return fade > 0.02
      ? circle(x, 20 + Math.floor(at / 28) * 46, 14, '#ffffff', `opacity="${(0.13 * fade).toFixed(3)}"`)
      : '';
  }) +
  ellipse(560, 470, 620, 420, shade('r', '#7ccbc03a', '#7ccbc000')) +
  rect(0, 726, 1920, 94, shade('v', '#00000000', '#00000026'));

/** A bench top across the picture, and what stands on it, in millimetres. */
const onBench = (...art: string[]) =>
  rect(0, benchTop, 1920, 26, shade('h', '#e9f4f2', '#2f8c8c')) +
  rect(0, benchTop + 26, 1920, 820 - benchTop - 26, shade('h', '#0a4a50', '#04565b')) +
  wordless(inMillimetres(benchTop, 0.72, ...art));

const benchTop = 668;

/** Heroes carry no words. */
const wordless = (art: string) => art.replace(/<text.*?<\/text>/gs, '');

export const slides: (() => string)[] = [
  () =>
    makeSheet(
      1920,
      820,
      plate('#003b42', '#005f65') +
        onBench(
          device('microscope', 'MS-200', 240, 0, 0),
          device('chemistry-analyzer', 'BA-240', 860, 0, 0),
          device('tube-rack', 'TB-100', 1450, 0, 0),
        ),
    ),
  () =>
    makeSheet(
      1920,
      820,
      plate('#00343b', '#06595f') +
        monitor(asObject(blank(windowHtml('dashboard', '', 0, 0)), 1200, 780), 190, 120, 0.6) +
        laptop(asObject(blank(windowHtml('quality-control', '', 0, 2)), 1200, 780), 610, 500, 0.24) +
        `<g transform="translate(60 0)">${blankPhone()}</g>`,
    ),
  () =>
    makeSheet(
      1920,
      820,
      plate('#063f4b', '#035e63') +
        onBench(
          toolBoard(70, 130, 500, 400),
          device('centrifuge', 'CF-24', 790, 0, 0),
          openedPanel(1200),
          laidTools(70, 0),
          device('spare-board', 'MBD-7', 1210, 0, 0),
          meter(1450),
        ),
    ),
];

/** Heroes carry no words: letters become soft bars. */
function blank(html: string): string {
  return html.replace('<div class="', '<div class="mute-words ');
}

/** The cover taken off, leaning, with its screws beside it. */
const openedPanel = (x: number) =>
  path(`M${x - 120} 0L${x - 60} -330h330L${x + 210} 0z`, shade('v', '#ffffff', '#c6d9d8'), 'opacity=".92"') +
  repeat(4, (k) => circle(x - 60 + (k % 2) * 250, k < 2 ? -290 : -40, 11, hue.lead));

/** A measuring instrument with its two leads. */
const meter = (x: number) =>
  stroke(`M${x - 40} -30q-120 50 -190 -60`, hue.blood, 10) +
  stroke(`M${x + 20} -30q-160 70 -300 -40`, hue.ink, 10) +
  rect(x - 90, -250, 180, 250, hue.amber, 26) +
  rect(x - 70, -230, 140, 84, '#0c3238', 10) +
  stroke(`M${x - 52} -176h30m14 0h30m14 0h20`, '#7ff0e2', 12) +
  circle(x, -80, 44, hue.ink) +
  stroke(`M${x} -80l22 -26`, hue.white, 10);

const blankPhone = () => blank(phoneAt(40, 330, 0.5));

export const drawMap = () =>
  makeSheet(
    1200,
    700,
    rect(0, 0, 1200, 700, '#e6f0ed') +
      path('M-20 560Q240 470 480 560T900 520T1220 590V720H-20z', '#c6e2ec') +
      rect(720, 60, 250, 170, '#c9e5cf', 26) +
      rect(90, 300, 190, 130, '#c9e5cf', 24) +
      ellipse(845, 146, 52, 30, '#bcdfe6') +
      repeat(34, (k) =>
        rect(
          40 + ((k * 173) % 1120),
          30 + ((k * 97) % 470),
          60 + (k % 3) * 22,
          40 + (k % 4) * 12,
          '#d7e6e2',
          6,
        ),
      ) +
      [
        'M-20 270H1220',
        'M-20 120H700',
        'M-20 450H1220',
        'M340 -20V520',
        'M620 -20L660 720',
        'M1020 -20V560',
        'M150 -20L210 520',
      ]
        .map((d) => stroke(d, '#ffffff', 22))
        .join('') +
      ['M480 -20V460', 'M820 250V470', 'M-20 360H340', 'M640 360H1220', 'M930 -20V270', 'M60 -20V450']
        .map((d) => stroke(d, '#ffffff', 11))
        .join('') +
      stroke('M-20 40Q400 120 640 270T1220 400', '#f6d79b', 26) +
      stroke('M-20 40Q400 120 640 270T1220 400', '#fdf0d2', 16) +
      circle(640, 290, 90, hue.teal, 'opacity=".14"') +
      circle(640, 290, 46, hue.teal, 'opacity=".2"') +
      pin(640, 296, 96),
  );

export const drawShareCard = () =>
  makeSheet(
    1200,
    630,
    rect(0, 0, 1200, 630, shade('d', '#006a6e', '#00353b')) +
      repeat(14 * 14, (at) =>
        circle(
          24 + (at % 14) * 46,
          20 + Math.floor(at / 14) * 46,
          14,
          '#ffffff',
          `opacity="${(0.1 * (1 - (at % 14) / 14)).toFixed(3)}"`,
        ),
      ) +
      rect(760, 195, 240, 240, hue.white, 56) +
      repeat(9, (k) =>
        circle(
          820 + (k % 3) * 60,
          255 + Math.floor(k / 3) * 60,
          22,
          k === 8 ? hue.amber : k < 3 && k > 0 ? hue.mint : hue.teal,
        ),
      ) +
      text(700, 385, 'آزما', { size: 210, fill: hue.white, weight: 800, anchor: 'start' }),
  );
