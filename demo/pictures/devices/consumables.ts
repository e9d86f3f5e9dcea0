import type { Drawing, Look } from '../draw/device-details.ts';
import { bottle, rack } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, group, path, pick, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';

/** A printed carton with the wells mark. */
export const drawCarton = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  dark: string,
  label: string,
) =>
  path(`M${x + w} ${y + 20}l${w * 0.16} ${-h * 0.07}V${y + h - h * 0.07}L${x + w} ${y + h}z`, dark) +
  path(`M${x} ${y + 20}l${w * 0.16} ${-h * 0.07}h${w}L${x + w} ${y + 20}z`, '#ffffff') +
  rect(x, y + 20, w, h - 20, shade('v', '#ffffff', '#e6efee')) +
  rect(x, y + h * 0.56, w, h * 0.44, colour) +
  repeat(12, (at) =>
    circle(
      x + w * 0.12 + (at % 4) * w * 0.075,
      y + h * 0.18 + Math.floor(at / 4) * w * 0.075,
      w * 0.027,
      at === 11 ? hue.amber : hue.teal,
    ),
  ) +
  text(x + w * 0.1, y + h * 0.49, label, {
    size: w * 0.13,
    fill: hue.ink,
    weight: 800,
    anchor: 'start',
    latin: true,
  }) +
  rect(x + w * 0.1, y + h * 0.68, w * 0.5, 9, '#ffffff', 4, 'opacity=".85"') +
  rect(x + w * 0.1, y + h * 0.76, w * 0.36, 9, '#ffffff', 4, 'opacity=".6"') +
  repeat(14, (k) => rect(x + w * 0.66 + k * w * 0.017, y + h * 0.78, k % 3 ? 2 : 4, h * 0.14, hue.white));

export function drawReagentKit({ model, grade, tone }: Look): Drawing {
  const colour = grade === 0 ? hue.teal : '#c98a1d';
  const dark = grade === 0 ? hue.deep : '#9a6712';
  const liquid: [string, ...string[]] =
    grade === 0 ? [hue.mint, hue.mist, hue.sea] : [hue.honey, '#fbe6bf', hue.amber];
  const art =
    drawCarton(0, 0, 380, 430, colour, dark, model) +
    repeat(2, (at) => bottle(470 + at * 150, 190, 130, 240, pick(liquid, at), tone.trimDark, `R${at + 1}`)) +
    bottle(430, 320, 62, 112, liquid[2] ?? liquid[0], hue.amber, 'CAL');
  return { w: 760, h: 432, art, focus: [400, 150, 380, 285] };
}

export function drawControlSerum({ model }: Look): Drawing {
  const vial = (x: number, cap: string, label: string) =>
    rect(x, 180, 110, 200, '#ffffff', 18, 'opacity=".9"') +
    rect(x, 300, 110, 80, hue.honey, 18) +
    rect(x, 226, 110, 92, hue.white) +
    rect(x, 226, 110, 16, cap) +
    text(x + 55, 286, label, { size: 30, fill: hue.ink, weight: 800, latin: true }) +
    rect(x + 14, 140, 82, 50, hue.steel, 8) +
    rect(x + 6, 120, 98, 34, cap, 10) +
    rect(x, 180, 110, 200, 'none', 18, `stroke="${hue.lead}" stroke-opacity=".5" stroke-width="2"`);
  const art =
    drawCarton(0, 0, 330, 380, hue.sea, hue.deep, model) +
    vial(420, hue.leaf, 'L1') +
    vial(550, hue.amber, 'L2') +
    vial(680, hue.coral, 'L3');
  return { w: 790, h: 382, art, focus: [410, 100, 390, 292] };
}

export function drawTubeRack({ model, tone }: Look): Drawing {
  const art =
    group('translate(40 0) scale(1.5)', rack(0, 0, 11, hue.sea, 1)) +
    group('translate(0 130) scale(1.65)', rack(0, 0, 11, tone.trim)) +
    rect(40, 290, 150, 44, hue.white, 8) +
    text(115, 322, model, { size: 28, fill: hue.ink, weight: 800, latin: true });
  return { w: 740, h: 348, art, focus: [20, 90, 340, 255] };
}

export function drawSpareLamp({ model }: Look): Drawing {
  const art =
    ellipse(330, 190, 300, 190, shade('r', '#ffe7b0ff', '#ffe7b000')) +
    path(
      'M210 250q-90 -60 -60 -150Q190 10 330 10t180 90q30 90 -60 150z',
      '#f2fbfb',
      `opacity=".9" stroke="${hue.steel}" stroke-width="4"`,
    ) +
    stroke('M270 250l20 -90l16 40l14 -60l14 60l16 -40l20 90', hue.amber, 7) +
    stroke('M220 70q40 -40 100 -40', '#ffffff', 10) +
    rect(200, 244, 260, 90, shade('h', '#ffffff', '#93b0b1'), 16) +
    rect(200, 274, 260, 10, hue.lead) +
    rect(200, 304, 260, 10, hue.lead) +
    rect(250, 330, 26, 76, hue.lead, 6) +
    rect(384, 330, 26, 76, hue.lead, 6) +
    drawCarton(600, 120, 220, 286, hue.teal, hue.deep, model);
  return { w: 860, h: 408, art, focus: [150, 0, 400, 300] };
}

export function drawSparePump({ model, tone }: Look): Drawing {
  const art =
    stroke('M150 30V-20M370 30V-20', hue.mint, 26) +
    stroke('M150 150V40M370 150V40', hue.mint, 22) +
    rect(40, 30, 440, 400, shade('v', tone.shell, tone.shade), 60, `stroke="${hue.steel}" stroke-width="3"`) +
    circle(260, 220, 168, shade('v', '#12363c', '#2c646a')) +
    stroke('M150 40V220a110 110 0 0 0 220 0V40', hue.mint, 24) +
    stroke('M150 40V220a110 110 0 0 0 220 0V40', '#ffffff', 6, 'opacity=".4"') +
    repeat(
      3,
      (at) =>
        `<g transform="rotate(${at * 120 + 20} 260 220)">${rect(244, 122, 32, 98, hue.steel, 12)}${circle(260, 132, 30, shade('d', '#ffffff', '#93b0b1'))}</g>`,
    ) +
    circle(260, 220, 42, shade('d', tone.trim, tone.trimDark)) +
    circle(260, 220, 16, hue.amber) +
    repeat(4, (at) => circle(84 + (at % 2) * 352, 74 + Math.floor(at / 2) * 312, 13, hue.lead)) +
    drawCarton(590, 140, 220, 290, hue.slate, hue.ink, model);
  return { w: 850, h: 450, art: group('translate(0 20)', art), focus: [60, 40, 400, 300] };
}

export function drawSpareBoard({ model }: Look): Drawing {
  const traces = [
    'M60 90H200V190',
    'M60 120H170V260H300',
    'M640 100H520V170',
    'M640 330H540V280H470',
    'M120 400V330H260',
    'M400 400V320',
    'M330 60V150',
    'M600 400V380H480V300',
  ];
  const art =
    rect(30, 30, 640, 400, shade('d', '#0d7d6f', '#07504a'), 22) +
    traces.map((d) => stroke(d, '#7fd0bd', 5, 'opacity=".7"')).join('') +
    repeat(
      4,
      (at) =>
        circle(62 + (at % 2) * 576, 62 + Math.floor(at / 2) * 336, 16, hue.honey) +
        circle(62 + (at % 2) * 576, 62 + Math.floor(at / 2) * 336, 8, '#07504a'),
    ) +
    repeat(9, (k) => rect(286 + k * 20, 136, 9, 190, hue.steel)) +
    repeat(8, (k) => rect(256, 166 + k * 17, 240, 7, hue.steel)) +
    rect(274, 156, 204, 150, shade('d', '#1d3f45', '#0b2227'), 10) +
    text(376, 242, model, { size: 34, fill: hue.mist, weight: 750, latin: true }) +
    circle(296, 178, 7, hue.amber) +
    repeat(
      4,
      (k) =>
        circle(560 + (k % 2) * 56, 200 + Math.floor(k / 2) * 70, 24, shade('d', '#ffffff', '#7f9b9c')) +
        circle(560 + (k % 2) * 56, 200 + Math.floor(k / 2) * 70, 13, hue.inkSoft),
    ) +
    repeat(3, (k) => rect(90, 170 + k * 50, 80, 34, '#12363c', 6)) +
    repeat(14, (k) => rect(180 + k * 24, 400, 14, 46, hue.honey, 3)) +
    rect(520, 40, 110, 44, hue.white, 6) +
    rect(90, 44, 90, 36, hue.amber, 6);
  return { w: 700, h: 460, art, focus: [220, 110, 360, 270] };
}
