import { badge, type Drawing, display, feet, keys, type Look, shell, vents } from '../draw/device-details.ts';
import { bottle, tube } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, group, path, pick, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';

const paperSlip = (x: number, y: number, w: number, h: number) =>
  path(`M${x} ${y + h}V${y + 14}q${w * 0.5} -26 ${w} 0V${y + h}z`, hue.white) +
  repeat(4, (at) => rect(x + 14, y + 26 + at * 18, w * (at % 2 ? 0.45 : 0.65), 6, hue.steel, 3)) +
  rect(x - 14, y + h - 6, w + 28, 12, hue.ink, 6);

export function drawElectrolyteAnalyzer({ tone, model }: Look): Drawing {
  const w = 460;
  const h = 560;
  const art =
    paperSlip(250, -66, 140, 80) +
    shell(0, 0, w, h, tone, 40) +
    rect(36, 44, 250, 150, hue.ink, 18) +
    display(44, 52, 234, 134, 'list') +
    keys(312, 52, 3, 3, 34, 10, tone) +
    rect(36, 226, w - 72, 214, shade('v', '#143f45', '#2b6168'), 26) +
    repeat(
      5,
      (at) =>
        rect(66 + at * 50, 256, 40, 120, shade('h', '#ffffff', hue.mist), 10) +
        rect(66 + at * 50, 330, 40, 24, pick([hue.coral, hue.amber, hue.mint, hue.sky, hue.honey], at), 4) +
        text(86 + at * 50, 304, ['K', 'Na', 'Cl', 'Ca', 'pH'][at] ?? '', {
          size: 20,
          fill: hue.ink,
          weight: 750,
          latin: true,
        }),
    ) +
    stroke('M66 400H330q20 0 20 -20V300q0 -20 22 -20', hue.amber, 6) +
    rect(352, 250, 40, 60, hue.steel, 10) +
    stroke('M372 310V420', hue.lead, 6) +
    badge(40, 496, model, tone, 30) +
    rect(w - 150, 474, 110, 22, tone.trim, 11) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [30, 200, 400, 300] };
}

export function drawCoagulometer({ tone, model }: Look): Drawing {
  const w = 720;
  const h = 390;
  const art =
    path(
      `M60 0H${w - 60}q30 0 38 30L${w} 190V${h - 30}q0 30 -30 30H30q-30 0 -30 -30V190L22 30Q30 0 60 0z`,
      shade('v', tone.shell, tone.shade),
    ) +
    path(
      `M64 20H${w - 64}q14 0 18 14L${w - 18} 184H18L46 34q4 -14 18 -14z`,
      shade('v', '#f2f8f7', '#c9dfdc'),
    ) +
    repeat(
      4,
      (at) =>
        ellipse(150 + at * 84, 112, 34, 22, hue.ink) +
        ellipse(150 + at * 84, 108, 34, 22, 'none', `stroke="${tone.trim}" stroke-width="7"`) +
        rect(136 + at * 84, 62, 28, 50, '#ffffff', 6, 'opacity=".85"') +
        rect(136 + at * 84, 84, 28, 28, pick([hue.honey, hue.coral, hue.honey, hue.amber], at), 5),
    ) +
    repeat(8, (at) => ellipse(496 + (at % 4) * 44, 80 + Math.floor(at / 4) * 52, 15, 10, hue.slate)) +
    repeat(3, (at) => tube(518 + at * 44, 6, pick([hue.sky, hue.amber, hue.mint], at), 0.66)) +
    rect(0, 190, w, 10, tone.trim) +
    display(46, 226, 290, 126, 'curve', '', 5) +
    keys(366, 230, 4, 3, 32, 10, tone) +
    badge(548, 282, model, tone, 30) +
    rect(548, 306, 110, 10, hue.fog, 5) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [70, 20, 440, 330] };
}

export function drawUrineAnalyzer({ tone, model }: Look): Drawing {
  const w = 700;
  const h = 400;
  const pads: [string, ...string[]] = [
    hue.honey,
    hue.leaf,
    hue.coral,
    hue.sky,
    hue.amber,
    '#c9b7d8',
    hue.mint,
  ];
  const strip = (x: number, y: number) =>
    rect(x, y, 230, 20, hue.white, 4) +
    repeat(11, (at) => rect(x + 12 + at * 19, y + 3, 14, 14, pick(pads, at), 2));
  const art =
    paperSlip(w - 210, -58, 140, 72) +
    shell(0, 0, w, h - 84, tone, 34) +
    display(44, 44, 320, 180, 'list', '', 3) +
    keys(396, 60, 4, 4, 34, 10, tone) +
    badge(44, 276, model, tone, 30) +
    rect(600, 110, 60, 60, tone.spot, 30) +
    rect(-26, h - 98, w + 52, 98, shade('v', '#ffffff', tone.shade), 20) +
    rect(-26, h - 98, w + 52, 10, tone.trim, 5) +
    rect(10, h - 76, w - 20, 60, shade('v', '#c9dcda', '#e9f2f1'), 14) +
    strip(30, h - 68) +
    strip(70, h - 42) +
    strip(330, h - 56) +
    rect(590, h - 70, 80, 48, hue.ink, 10);
  const close =
    rect(0, 0, 1200, 900, shade('v', '#e6f4f2', '#bcd8d5')) +
    rect(-40, 250, 1280, 430, shade('v', '#ffffff', '#d6e6e4'), 40) +
    rect(-40, 250, 1280, 26, tone.trim) +
    rect(60, 330, 1080, 260, shade('v', '#c3d8d5', '#e9f2f1'), 30) +
    `<g transform="translate(100 360) scale(4.2)">${strip(0, 0)}${strip(14, 28)}</g>` +
    badge(90, 650, model, tone, 40);
  return { w, h, art, focus: [0, 200, 520, 390], close };
}

export function drawElisaReader({ tone, model }: Look): Drawing {
  const w = 720;
  const h = 380;
  const lit = (at: number) => pick([hue.honey, hue.amber, '#ffe9bd', hue.white, hue.honey], (at * 7) % 11);
  const plate =
    path('M90 306H402L452 392H40z', shade('v', '#ffffff', hue.steel)) +
    repeat(60, (at) => {
      const row = Math.floor(at / 12);
      const spread = 300 + row * 20;
      return ellipse(
        246 - spread / 2 + ((at % 12) + 0.5) * (spread / 12),
        318 + row * 14,
        10 + row * 0.7,
        5,
        lit(at),
      );
    }) +
    rect(40, 390, 412, 16, hue.steel, 6);
  const art =
    shell(0, 0, w, h - 40, tone, 40) +
    path(`M0 40Q0 0 40 0H${w - 40}Q${w} 0 ${w} 40V104H0z`, shade('v', tone.trim, tone.trimDark)) +
    badge(44, 66, model, { ...tone, trim: hue.amber, trimDark: hue.white }, 32) +
    display(w - 270, 130, 226, 170, 'grid', '', 2) +
    rect(56, 246, 380, 66, hue.ink, 14) +
    rect(44, 138, 200, 12, hue.fog, 6) +
    rect(44, 166, 140, 12, hue.fog, 6) +
    circle(58, 214, 13, tone.spot) +
    circle(96, 214, 13, hue.mint) +
    feet(0, h - 40, w) +
    plate;
  return { w, h: h + 26, art, focus: [20, 120, 400, 300] };
}

export function drawElisaWasher({ tone, model }: Look): Drawing {
  const w = 680;
  const h = 430;
  const art =
    bottle(-120, 120, 110, 300, hue.sky, hue.ink, 'WASH') +
    bottle(w + 10, 150, 110, 270, hue.honey, hue.slate, 'WASTE') +
    stroke(`M-66 120V60q0 -40 40 -40H180`, hue.mint, 8) +
    stroke(`M${w + 64} 150V70q0 -30 -40 -30H${w - 90}`, hue.honey, 8) +
    rect(90, 0, w - 180, 120, shade('v', tone.trim, tone.trimDark), 26) +
    badge(126, 76, model, { ...tone, trim: hue.amber, trimDark: hue.white }, 30) +
    repeat(
      12,
      (at) => stroke(`M${150 + at * 34} 120v56`, hue.lead, 6) + circle(150 + at * 34, 184, 4, hue.sky),
    ) +
    rect(60, 0, 40, h - 100, shade('h', '#ffffff', hue.steel), 14) +
    rect(w - 100, 0, 40, h - 100, shade('h', '#ffffff', hue.steel), 14) +
    rect(120, 200, w - 240, 44, shade('v', '#ffffff', hue.mist), 8) +
    repeat(12, (at) =>
      rect(138 + at * 34, 200, 24, 30, at % 3 === 0 ? hue.amber : hue.honey, 8, 'opacity=".85"'),
    ) +
    rect(120, 236, w - 240, 12, hue.steel, 4) +
    shell(0, 250, w, h - 250, tone, 30) +
    display(44, 286, 230, 104, 'list', '', 4) +
    keys(304, 292, 4, 2, 40, 12, tone) +
    vents(w - 130, 300, 84, 5) +
    feet(0, h, w);
  return { w: w + 260, h: h + 10, art: group('translate(130 0)', art), focus: [200, 30, 500, 375] };
}
