import { drawDevice } from '../devices/catalogue.ts';
import { atDepth, level, solid } from '../draw/depth.ts';
import { laptop, monitor } from '../draw/furniture.ts';
import { hue } from '../draw/palette.ts';
import {
  circle,
  ellipse,
  group,
  path,
  pick,
  place,
  rect,
  repeat,
  shade,
  stroke,
  text,
} from '../draw/shapes.ts';
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

const benchTop = 668;

/** Heroes carry no words. */
const wordless = (art: string) => art.replace(/<text.*?<\/text>/gs, '');

/** The bench of the first picture lies this high in a room whose floor is not seen. */
const deskHigh = 905;
const inRoom = (...art: string[]) => inMillimetres(benchTop + 22 + deskHigh * 0.72, 0.72, ...art);

/** A dark laboratory in the evening, out of focus: lit shelves, a window, lamps. */
const eveningLab = () =>
  rect(0, 0, 1920, 820, shade('h', '#0b555c', '#003d44')) +
  `<g filter="url(#blur)">${
    rect(-40, 60, 330, 420, shade('v', '#8fd3dd', '#2d8790'), 10, 'opacity=".55"') +
    rect(118, 60, 16, 420, '#0a4a51') +
    rect(-40, 250, 330, 12, '#0a4a51') +
    repeat(
      3,
      (row) =>
        rect(380, 210 + row * 150, 980, 14, '#2f8c8c', 4, 'opacity=".55"') +
        repeat(14, (k) => {
          const high = 56 + ((k * 31 + row * 17) % 50);
          return rect(
            400 + k * 68,
            210 + row * 150 - high,
            34 + ((k * 13) % 16),
            high,
            pick(['#2a9d98', '#7ccbc0', '#f5c979', '#5aa9c4', '#cde8e4', '#e79a8b'], k * 5 + row),
            8,
            `opacity="${(0.5 - k * 0.022).toFixed(2)}"`,
          );
        }),
    ) +
    repeat(3, (k) => ellipse(420 + k * 360, 8, 120, 26, '#fff3cf', 'opacity=".75"'))
  }</g>` +
  ellipse(560, 330, 860, 520, shade('r', '#a9f0e63a', '#a9f0e600')) +
  `<g filter="url(#blur)">${repeat(3, (k) => path(`M${360 + k * 360} -40h120l260 700h-640z`, shade('v', '#fff3cf30', '#fff3cf00')))}</g>` +
  repeat(28 * 16, (at) => {
    const x = 24 + (at % 28) * 46;
    const fade = Math.max(0, 1 - x / 1080);
    return fade > 0.02
      ? circle(x, 20 + Math.floor(at / 28) * 46, 13, '#ffffff', `opacity="${(0.06 * fade).toFixed(3)}"`)
      : '';
  }) +
  rect(900, 0, 1020, 820, shade('h', '#00474e00', '#00474e'));

/** A glossy bench top that runs back to the wall. */
const darkBench = () =>
  level(shade('v', '#1b7a7d', '#0a4f55'), [-800, 4800], -deskHigh, [-120, 720]) +
  level('#c9fff4', [300, 1500], -deskHigh, [-120, 720], 'opacity=".16" filter="url(#soft)"') +
  level(shade('v', '#002b3000', '#002b3090'), [-800, 4800], -deskHigh, [430, 720]) +
  atDepth(
    -120,
    rect(-800, -deskHigh, 4800, 46, shade('h', '#bfe9e4', '#0e6a6d')) +
      rect(-800, -deskHigh + 46, 4800, 400, shade('h', '#07474d', '#003f46')) +
      rect(-800, -deskHigh + 46, 4800, 60, shade('v', '#00000060', '#00000000')),
  );

/** The largest analyser, with its own reflection in the bench. */
const analyser = (x: number, wide: number): string => {
  const { art, w, h } = drawDevice('chemistry-analyzer', 'BA-960', 0);
  const scale = wide / w;
  const standing = place(art, x - wide / 2, -deskHigh - h * scale, scale);
  return (
    level(
      '#00191d',
      [x - wide / 2 - 40, wide + 80],
      -deskHigh,
      [-20, 560],
      'opacity=".75" filter="url(#soft)"',
    ) +
    `<g opacity=".34" transform="translate(0 ${-deskHigh * 2 + 14}) scale(1 -1)"><g clip-path="inset(94% 0 0 0)">${standing}</g></g>` +
    solid(standing, 460, 40) +
    // The light of the lamps along the upper edges.
    atDepth(
      40,
      rect(x - wide / 2 + 50, -deskHigh - h * scale + 38, wide - 100, 7, '#ffffff', 3, 'opacity=".9"'),
    )
  );
};

export const slides: (() => string)[] = [
  () =>
    makeSheet(
      1920,
      820,
      eveningLab() +
        wordless(inRoom(darkBench(), analyser(860, 1330), device('tube-rack', 'TB-100', 1690, deskHigh, 0))),
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
      eveningLab() +
        wordless(
          inRoom(
            darkBench(),
            toolBoard(-120, 1130, 900, 480),
            device('centrifuge', 'CF-24', 840, deskHigh, 0),
            laidTools(120, deskHigh),
            atDepth(160, group(`translate(0 ${-deskHigh})`, openedPanel(1330))),
            device('spare-board', 'MBD-7', 1300, deskHigh, 0),
            solid(group(`translate(0 ${-deskHigh})`, meter(1560)), 70, 60),
            group(`translate(0 ${-deskHigh})`, leads(1560)),
          ),
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
const leads = (x: number) =>
  stroke(`M${x - 40} -40q-120 70 -190 -50`, hue.blood, 9) +
  stroke(`M${x + 20} -40q-160 90 -300 -30`, '#0a2328', 9);
const meter = (x: number) =>
  rect(x - 90, -250, 180, 250, shade('v', '#ffc457', '#d98a1b'), 26) +
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
