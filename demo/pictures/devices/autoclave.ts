import { badge, type Drawing, display, feet, keys, type Look, shell, vents } from '../draw/device-details.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, path, rect, repeat, ring, shade } from '../draw/shapes.ts';

export const drawGauge = (cx: number, cy: number, radius: number, turn: number) =>
  circle(cx, cy, radius, hue.white, `stroke="${hue.slate}" stroke-width="${radius * 0.16}"`) +
  repeat(
    9,
    (at) =>
      `<g transform="rotate(${-120 + at * 30} ${cx} ${cy})">${rect(cx - radius * 0.03, cy - radius * 0.82, radius * 0.06, radius * 0.2, at > 6 ? hue.coral : hue.slate)}</g>`,
  ) +
  `<g transform="rotate(${turn} ${cx} ${cy})">${path(`M${cx - radius * 0.08} ${cy}L${cx} ${cy - radius * 0.7}L${cx + radius * 0.08} ${cy}z`, hue.amber)}</g>` +
  circle(cx, cy, radius * 0.13, hue.ink);

export function drawAutoclave({ tone, model, grade }: Look): Drawing {
  if (grade === 1) return drawStandingAutoclave({ tone, model, grade });
  const w = 640;
  const h = 480;
  const art =
    shell(0, 0, w, h, tone, 40) +
    circle(235, 240, 196, shade('v', '#ffffff', hue.steel)) +
    circle(235, 240, 176, shade('d', '#f3f8f8', '#93b0b1')) +
    ring(235, 240, 150, '#ffffff', 5, 'opacity=".8"') +
    circle(235, 240, 118, shade('d', tone.trim, tone.trimDark)) +
    rect(108, 220, 254, 40, hue.ink, 20) +
    circle(235, 240, 34, shade('d', '#ffffff', hue.steel)) +
    repeat(6, (at) =>
      circle(235 + Math.cos(at * 1.047) * 162, 240 + Math.sin(at * 1.047) * 162, 9, hue.slate),
    ) +
    drawGauge(545, 96, 56, 40) +
    display(462, 180, 150, 76, 'digits', '134°') +
    keys(468, 278, 3, 2, 38, 12, tone) +
    badge(462, 418, model, tone, 28) +
    vents(462, 438, 140, 2, 11) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [30, 20, 440, 330] };
}

function drawStandingAutoclave({ tone, model }: Look): Drawing {
  const w = 520;
  const h = 760;
  const art =
    ellipse(w / 2, 92, 200, 40, hue.slate) +
    path(`M60 92Q70 0 ${w / 2} -6Q${w - 70} 0 ${w - 60} 92z`, shade('v', '#ffffff', '#9fb8b9')) +
    rect(w / 2 - 24, -44, 48, 44, hue.ink, 12) +
    rect(w / 2 - 90, -58, 180, 26, tone.trimDark, 13) +
    repeat(5, (at) => rect(70 + at * 88, 74, 28, 52, hue.lead, 8) + circle(84 + at * 88, 74, 18, hue.ink)) +
    shell(20, 112, w - 40, h - 112, tone, 36) +
    rect(20, 160, w - 40, 12, tone.trim) +
    drawGauge(140, 256, 62, 30) +
    drawGauge(290, 256, 62, -30) +
    rect(378, 200, 84, 112, hue.ink, 14) +
    display(384, 206, 72, 50, 'digits', '121') +
    circle(404, 286, 11, tone.spot) +
    circle(438, 286, 11, hue.mint) +
    rect(
      64,
      352,
      w - 128,
      300,
      shade('v', '#ffffff', tone.shade),
      20,
      `stroke="${hue.steel}" stroke-width="3"`,
    ) +
    badge(96, 420, model, tone, 34) +
    vents(96, 460, w - 192, 8, 18) +
    rect(w / 2 - 60, 682, 120, 36, hue.fog, 18) +
    circle(84, h + 6, 26, hue.slate) +
    circle(w - 84, h + 6, 26, hue.slate) +
    circle(84, h + 6, 10, hue.steel) +
    circle(w - 84, h + 6, 10, hue.steel);
  return { w, h: h + 30, art: `<g transform="translate(0 50)">${art}</g>`, focus: [40, 60, 440, 330] };
}
