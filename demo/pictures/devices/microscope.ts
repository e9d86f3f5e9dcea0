import { badge, type Drawing, display, knob, type Look } from '../draw/device-details.ts';
import { hue } from '../draw/palette.ts';
import { circle, ellipse, group, path, rect, repeat, ring, shade, stroke } from '../draw/shapes.ts';

/** What one sees through the eyepiece: a stained blood film. */
export const drawBloodField = (cx: number, cy: number, radius: number) =>
  circle(cx, cy, radius, '#fdf1e6') +
  repeat(64, (k) => {
    const a = k * 2.39996;
    const d = radius * 0.93 * Math.sqrt((k + 0.5) / 64);
    const x = cx + Math.cos(a) * d;
    const y = cy + Math.sin(a) * d;
    const size = radius * 0.078;
    return k === 12 || k === 41
      ? circle(x, y, size * 1.45, '#dcc6e2') +
          circle(x - size * 0.4, y - size * 0.2, size * 0.62, '#7c5a9c') +
          circle(x + size * 0.4, y + size * 0.3, size * 0.55, '#7c5a9c')
      : circle(x, y, size, '#eda59b') + circle(x, y, size * 0.45, '#f8d6cd');
  }) +
  ring(cx, cy, radius, hue.ink, radius * 0.09);

export function drawMicroscope({ tone, model, grade }: Look): Drawing {
  const camera = grade === 1;
  const w = camera ? 760 : 480;
  const h = camera ? 720 : 680;
  const top = camera ? 40 : 0;
  const head =
    group(
      'rotate(-32 210 150)',
      rect(60, 122, 190, 62, shade('v', '#ffffff', tone.shade), 26),
      rect(20, 116, 60, 74, hue.ink, 16),
      rect(8, 124, 22, 58, hue.slate, 8),
    ) +
    path('M190 130q70 -50 150 -20l30 80q-60 60 -150 40z', shade('v', tone.shell, tone.shade)) +
    (camera
      ? rect(262, -20, 62, 130, shade('h', '#ffffff', hue.steel), 12) +
        rect(246, -60, 94, 64, hue.ink, 16) +
        circle(293, -28, 13, hue.amber)
      : '');
  const stand =
    path(
      `M330 130q120 40 120 210q0 120 -60 200h-110q90 -70 90 -190q0 -110 -100 -150z`,
      shade('h', tone.trim, tone.trimDark),
    ) +
    rect(60, 560, 400, 78, shade('v', tone.shell, tone.shade), 34) +
    rect(60, 606, 400, 10, tone.trim) +
    path('M280 560l20 -40h110l30 40z', tone.trimDark) +
    circle(150, 560, 6, hue.amber) +
    ellipse(190, 556, 56, 14, hue.slate) +
    ellipse(190, 550, 46, 10, hue.honey) +
    path('M150 546L170 430h40l20 116z', '#ffe9bd', 'opacity=".7"');
  const optics =
    rect(166, 224, 130, 40, hue.ink, 14) +
    rect(172, 258, 38, 74, shade('h', '#ffffff', hue.steel), 6) +
    rect(172, 316, 38, 10, hue.amber) +
    path('M174 332h34l-8 26h-18z', hue.slate) +
    group(
      'rotate(-28 250 262)',
      rect(228, 256, 38, 60, shade('h', '#ffffff', hue.steel), 6),
      rect(228, 300, 38, 9, hue.mint),
    ) +
    group(
      'rotate(32 160 262)',
      rect(140, 256, 32, 50, shade('h', '#ffffff', hue.steel), 6),
      rect(140, 292, 32, 8, hue.coral),
    ) +
    rect(60, 380, 300, 26, shade('v', hue.inkSoft, hue.ink), 8) +
    rect(120, 368, 140, 12, '#dff3f1', 3) +
    rect(176, 370, 34, 8, hue.coral, 2) +
    rect(146, 406, 90, 34, hue.slate, 8) +
    knob(392, 470, 46, tone) +
    knob(392, 470, 26, tone);
  const screen = camera
    ? rect(560, 250, 210, 300, hue.slate, 10, 'opacity="0"') +
      rect(610, 500, 60, 130, hue.steel, 8) +
      rect(560, 622, 160, 16, hue.lead, 8) +
      rect(500, 240, 280, 280, hue.ink, 20) +
      display(512, 252, 256, 256, 'curve') +
      `<g transform="translate(640 380)">${drawBloodField(0, 0, 104)}</g>`
    : '';
  const art = group(`translate(0 ${top + 40})`, head, stand, optics, screen, badge(84, 600, model, tone, 24));
  const close =
    rect(0, 0, 1200, 900, shade('d', '#0f4a50', '#062a30')) +
    circle(600, 450, 400, '#0a2f35') +
    drawBloodField(600, 450, 370) +
    stroke('M600 120V780M270 450H930', hue.ink, 2, 'opacity=".25"') +
    badge(60, 850, model, { ...tone, trim: hue.amber, trimDark: hue.white }, 40);
  return { w, h: h + top - 2, art, focus: [60, 250, 340, 255], ...(camera ? { close } : {}) };
}
