import {
  badge,
  type Drawing,
  display,
  feet,
  glass,
  keys,
  knob,
  type Look,
  shell,
  vents,
} from '../draw/device-details.ts';
import { flask, tube } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, group, path, pick, rect, repeat, shade, stroke, text } from '../draw/shapes.ts';

const caps: [string, ...string[]] = [hue.coral, hue.amber, hue.mint, hue.sky, hue.teal];

/** A single-channel pipette, hanging; top middle at (x, y), about 360 tall. */
export const drawPipette = (x: number, y: number, colour: string, volume = '') =>
  group(
    `translate(${x} ${y})`,
    rect(-14, 0, 28, 26, colour, 9),
    rect(-8, 22, 16, 26, hue.lead, 3),
    path(
      'M-24 50q0 -10 10 -10h28q10 0 10 10v96q0 14 -8 22l-4 8h-24l-4 -8q-8 -8 -8 -22z',
      shade('h', '#ffffff', hue.steel),
    ),
    path('M24 52h18q10 0 10 10v8q0 6 -8 6h-20z', shade('v', '#ffffff', hue.steel)),
    rect(-13, 62, 26, 44, hue.ink, 6),
    text(0, 92, volume, { size: 18, fill: '#7ff0e2', weight: 700, latin: true }),
    rect(-18, 128, 36, 12, colour, 5),
    path('M-14 176h28l-5 96h-18z', shade('h', '#ffffff', hue.fog)),
    path('M-8 272h16l-6 84h-4z', '#cfeceb', 'opacity=".9"'),
  );

export function drawPipetteStation({ tone, model }: Look): Drawing {
  const w = 760;
  const h = 620;
  const volumes = ['10', '20', '50', '100', '200', '250', '500', '1K'];
  const art =
    rect(w / 2 - 22, 40, 44, h - 80, shade('h', '#ffffff', hue.steel), 14) +
    rect(20, 70, w - 40, 30, hue.slate, 15) +
    repeat(8, (at) => drawPipette(76 + at * 87, 36, pick(caps, at), volumes[at])) +
    rect(10, 118, w - 20, 46, shade('v', tone.trim, tone.trimDark), 23) +
    repeat(
      8,
      (at) =>
        rect(58 + at * 87, 128, 36, 26, hue.white, 6, 'opacity=".9"') +
        text(76 + at * 87, 147, volumes[at] ?? '', { size: 17, fill: hue.ink, weight: 700, latin: true }),
    ) +
    ellipse(w / 2, h - 32, 270, 40, hue.slate, 'opacity=".5"') +
    path(
      `M${w / 2 - 280} ${h - 20}q0 -84 90 -84h380q90 0 90 84q0 20 -20 20h-520q-20 0 -20 -20z`,
      shade('v', tone.shell, tone.shade),
    ) +
    rect(w / 2 - 280, h - 40, 560, 9, tone.trim) +
    badge(w / 2 - 200, h - 56, model, tone, 28) +
    display(w / 2 + 60, h - 92, 130, 44, 'digits', '8/8');
  const close =
    rect(0, 0, 1200, 900, shade('v', '#e6f4f2', '#bfdcd9')) +
    rect(0, 250, 1200, 90, hue.slate, 0, 'opacity=".35"') +
    repeat(
      4,
      (at) =>
        `<g transform="translate(${180 + at * 280} 60) scale(2.5)">${drawPipette(0, 0, pick(caps, at), volumes[at * 2 + 1])}</g>`,
    ) +
    rect(0, 380, 1200, 110, shade('v', tone.trim, tone.trimDark)) +
    repeat(
      4,
      (at) =>
        rect(120 + at * 280, 404, 120, 62, hue.white, 14) +
        text(180 + at * 280, 452, `${volumes[at * 2 + 1]} µL`, {
          size: 34,
          fill: hue.ink,
          weight: 700,
          latin: true,
        }),
    );
  return { w, h: h + 4, art, focus: [40, 30, 440, 330], close };
}

export function drawRollerMixer({ tone, model }: Look): Drawing {
  const w = 760;
  const h = 330;
  const lying = (x: number, y: number, cap: string, length = 240) =>
    rect(x, y, length, 34, '#ffffff', 17, 'opacity=".92"') +
    rect(x + 60, y + 5, length - 66, 24, hue.blood, 12) +
    rect(x + 78, y, 80, 34, hue.white) +
    repeat(8, (k) => rect(x + 90 + k * 7, y + 7, k % 3 ? 3 : 5, 20, hue.ink)) +
    rect(x - 8, y - 3, 54, 40, cap, 10);
  const art =
    repeat(3, (row) => rect(40, 24 + row * 44, w - 80, 30, shade('v', '#35696f', '#12363c'), 15)) +
    lying(90, 2, hue.coral) +
    lying(400, 2, hue.amber) +
    repeat(3, (row) => rect(40, 64 + row * 40, w - 80, 32, shade('v', '#4d8389', '#163f45'), 16)) +
    lying(60, 44, hue.mint) +
    lying(430, 46, hue.coral) +
    lying(240, 86, hue.amber) +
    rect(14, 10, 40, 190, shade('h', tone.shell, tone.shade), 16) +
    rect(w - 54, 10, 40, 190, shade('h', tone.shell, tone.shade), 16) +
    shell(0, 160, w, h - 160, tone, 34) +
    rect(0, 196, w, 10, tone.trim) +
    badge(50, 268, model, tone, 32) +
    display(250, 228, 170, 72, 'digits', '30') +
    knob(w - 200, 264, 38, tone) +
    circle(w - 110, 264, 16, tone.spot) +
    circle(w - 66, 264, 16, hue.mint) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [40, 0, 420, 315] };
}

export function drawWaterBath({ tone, model }: Look): Drawing {
  const w = 680;
  const h = 420;
  const art =
    stroke('M560 190V-40', '#ffffff', 14) +
    stroke('M560 190V40', hue.coral, 6) +
    circle(560, -40, 9, hue.slate) +
    path(
      `M50 170L150 50H${w - 210}L${w - 130} 170z`,
      '#cdecea',
      `opacity=".8" stroke="#ffffff" stroke-width="6"`,
    ) +
    path('M110 160L190 62h60l-80 98z', '#ffffff', 'opacity=".4"') +
    rect(w / 2 - 100, 32, 100, 24, tone.trimDark, 12) +
    repeat(3, (at) => flask(180 + at * 90, 96, 70, 78, pick([hue.coral, hue.honey, hue.mint], at))) +
    rect(20, 164, w - 40, 40, shade('v', '#ffffff', hue.lead), 12) +
    rect(40, 172, w - 80, 22, shade('h', '#5aa9c4', '#8fd0de'), 8) +
    stroke(`M60 182q20 -10 40 0t40 0t40 0t40 0t40 0t40 0t40 0`, '#ffffff', 3, 'opacity=".7"') +
    shell(0, 196, w, h - 196, tone, 32) +
    rect(0, 232, w, 10, tone.trim) +
    display(48, 274, 180, 92, 'digits', '37.0') +
    keys(254, 290, 3, 1, 56, 14, tone) +
    badge(478, 336, model, tone, 30) +
    circle(w - 50, 276, 13, tone.spot) +
    feet(0, h, w);
  return { w, h: h + 10, art: group('translate(0 50)', art), focus: [100, 60, 440, 330] };
}

export function drawThermalCycler({ tone, model }: Look): Drawing {
  const w = 560;
  const h = 500;
  const art =
    path(
      `M60 140L96 -36q6 -24 30 -24h${w - 252}q24 0 30 24L${w - 60} 140z`,
      shade('v', tone.shell, tone.shade),
    ) +
    path(`M110 110L136 -16h${w - 272}L${w - 110} 110z`, shade('v', '#30646a', '#123a40')) +
    rect(w / 2 - 70, -74, 140, 26, tone.trimDark, 13) +
    path(`M54 140H${w - 54}L${w - 16} 236H16z`, shade('v', '#eef5f5', '#9db6b7')) +
    repeat(60, (at) => {
      const row = Math.floor(at / 12);
      const spread = w - 170 + row * 17;
      const x = w / 2 - spread / 2 + ((at % 12) + 0.5) * (spread / 12);
      return ellipse(
        x,
        156 + row * 16,
        12 + row * 0.7,
        6,
        pick([hue.sky, hue.mint, hue.coral, hue.honey], at * 5 + row),
        `stroke="${hue.ink}" stroke-width="3"`,
      );
    }) +
    shell(0, 230, w, h - 230, tone, 38) +
    rect(0, 262, w, 10, tone.trim) +
    display(44, 296, 290, 160, 'steps') +
    keys(366, 300, 3, 2, 42, 12, tone) +
    badge(366, 448, model, tone, 30) +
    feet(0, h, w);
  return { w, h: h + 84, art: group('translate(0 76)', art), focus: [60, 180, 400, 300] };
}

export function drawSafetyCabinet({ tone, model }: Look): Drawing {
  const w = 900;
  const h = 800;
  const art =
    rect(90, 520, 40, h - 520, shade('h', '#ffffff', hue.lead), 8) +
    rect(w - 130, 520, 40, h - 520, shade('h', '#ffffff', hue.lead), 8) +
    rect(90, h - 90, w - 180, 22, hue.steel, 8) +
    rect(60, h - 16, 100, 16, hue.slate, 8) +
    rect(w - 160, h - 16, 100, 16, hue.slate, 8) +
    shell(0, 0, w, 560, tone, 30) +
    rect(0, 120, w, 10, tone.trim) +
    vents(60, 40, 280, 4, 16) +
    badge(380, 76, model, tone, 34) +
    display(w - 280, 28, 180, 70, 'digits', '0.45') +
    circle(w - 62, 62, 17, tone.spot) +
    rect(50, 152, w - 100, 350, shade('v', '#f4fbfb', '#c6dedd'), 14) +
    rect(80, 160, w - 160, 12, '#fff3cf', 6) +
    rect(50, 470, w - 100, 32, shade('v', '#ffffff', hue.lead)) +
    flask(150, 370, 84, 104, hue.mint) +
    repeat(5, (at) => tube(300 + at * 34, 364, pick(caps, at), 0.95)) +
    rect(280, 424, 180, 50, hue.teal, 10) +
    repeat(4, (k) =>
      rect(520, 444 - k * 24, 90, 18, pick([hue.honey, hue.coral, hue.mint, hue.honey], k), 5),
    ) +
    rect(680, 380, 90, 92, hue.white, 10) +
    rect(680, 380, 90, 26, hue.amber, 8) +
    glass(50, 152, w - 100, 214, 14) +
    rect(50, 358, w - 100, 14, tone.trimDark, 7) +
    rect(0, 512, w, 48, shade('v', '#ffffff', tone.shade), 16) +
    repeat(26, (k) => rect(70 + k * 30, 526, 16, 6, hue.slate, 3, 'opacity=".5"'));
  return { w, h, art, focus: [140, 150, 560, 420] };
}
