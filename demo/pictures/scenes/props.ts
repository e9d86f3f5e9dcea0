import { hue } from '../draw/palette.ts';
import { circle, ellipse, group, path, rect, repeat, ring, shade, stroke } from '../draw/shapes.ts';

/** Large single objects that carry a theme. Each stands in a box of about 400 × 400. */
export const shield = (fill = shade('d', hue.sea, hue.deep), mark = true) =>
  path('M200 10L370 70V200Q370 330 200 395Q30 330 30 200V70z', fill) +
  path('M200 40L340 90V200Q340 305 200 362z', '#ffffff', 'opacity=".12"') +
  (mark ? stroke('M120 200l56 58l108 -116', hue.amber, 34) : '');

export const cloud = (fill: string = hue.white) =>
  path('M90 300a80 80 0 0 1 6 -160a110 110 0 0 1 208 -26a86 86 0 0 1 20 186z', fill);

export const cog = (cx: number, cy: number, radius: number, fill: string) =>
  group(
    `translate(${cx} ${cy})`,
    repeat(
      8,
      (k) =>
        `<g transform="rotate(${k * 45})">${rect(-radius * 0.18, -radius * 1.25, radius * 0.36, radius * 0.5, fill, radius * 0.08)}</g>`,
    ),
    circle(0, 0, radius, fill),
    circle(0, 0, radius * 0.42, hue.soft),
  );

export const wrench = (colour: string = hue.lead) =>
  path(
    'M90 60a90 90 0 0 1 110 120L360 330q20 24 -6 46q-24 20 -46 -4L160 216A90 90 0 0 1 44 104l60 56l50 -14l8 -44z',
    colour,
  );

export const globe = () =>
  circle(200, 200, 180, shade('d', '#5fb8c9', '#0b7f80')) +
  path('M90 110q70 -50 120 -20q20 40 -30 60q-20 40 -60 30q-50 -10 -30 -70z', '#a7dcc4') +
  path('M230 200q70 -30 110 10q10 70 -60 100q-60 -10 -50 -110z', '#a7dcc4') +
  path('M110 260q40 -10 60 30q-10 40 -40 40q-30 -30 -20 -70z', '#a7dcc4') +
  stroke('M20 200H380M200 20q-110 180 0 360q110 -180 0 -360', '#ffffff', 4, 'opacity=".45"');

export const calendar = (day = '۱') =>
  rect(20, 40, 360, 330, hue.white, 28, 'filter="url(#lift-small)"') +
  path('M20 68q0 -28 28 -28h304q28 0 28 28v60H20z', hue.teal) +
  repeat(2, (k) => rect(100 + k * 180, 14, 20, 60, hue.ink, 10)) +
  repeat(20, (k) =>
    rect(54 + (k % 5) * 62, 156 + Math.floor(k / 5) * 50, 44, 34, k === 7 ? hue.amber : hue.soft, 9),
  ) +
  `<text x="200" y="112" font-size="44" font-weight="800" fill="#fff" text-anchor="middle">${day}</text>`;

export const truck = () =>
  rect(0, 120, 330, 200, shade('v', '#ffffff', hue.fog), 18) +
  repeat(12, (k) =>
    circle(70 + (k % 4) * 36, 180 + Math.floor(k / 4) * 36, 12, k === 11 ? hue.amber : hue.teal),
  ) +
  path('M340 180h110q20 0 32 18l46 70v52H340z', shade('v', hue.sea, hue.deep)) +
  path('M362 204h80q8 0 14 8l32 50H362z', '#cfeef0') +
  rect(0, 306, 530, 24, hue.ink, 10) +
  [90, 430].map((x) => circle(x, 336, 48, hue.ink) + circle(x, 336, 22, hue.steel)).join('');

export const phoneBubble = (words: string, w = 420, fill: string = hue.white, ink: string = hue.ink) =>
  path(
    `M30 0H${w - 30}q30 0 30 30V110q0 30 -30 30H110l-46 44v-44H30Q0 140 0 110V30Q0 0 30 0z`,
    fill,
    'filter="url(#lift-small)"',
  ) +
  `<text x="${w - 34}" y="86" font-size="36" font-weight="650" fill="${ink}" text-anchor="start" direction="rtl">${words}</text>`;

export const pin = (cx: number, cy: number, size: number, fill: string = hue.amber) =>
  ellipse(cx, cy + 4, size * 0.4, size * 0.12, hue.ink, 'opacity=".25"') +
  path(
    `M${cx} ${cy}c${-size * 0.8} ${-size} ${-size * 0.62} ${-size * 1.7} 0 ${-size * 1.7}s${size * 0.8} ${size * 0.7} 0 ${size * 1.7}z`,
    fill,
  ) +
  circle(cx, cy - size * 1.1, size * 0.24, hue.white);

export const biohazardSign = () =>
  path('M200 30L380 350H20z', hue.amber, `stroke="${hue.amber}" stroke-width="40" stroke-linejoin="round"`) +
  ring(200, 245, 52, hue.ink, 16) +
  repeat(
    3,
    (k) =>
      `<g transform="rotate(${k * 120} 200 245)">${path('M176 200a42 42 0 1 1 48 0', 'none', `stroke="${hue.ink}" stroke-width="17" stroke-linecap="round"`)}</g>`,
  ) +
  circle(200, 245, 15, hue.ink);

export const diploma = () =>
  rect(0, 30, 400, 290, '#fffdf6', 14, 'filter="url(#lift-small)"') +
  rect(20, 50, 360, 250, 'none', 8, `stroke="${hue.amber}" stroke-width="5"`) +
  rect(110, 90, 180, 22, hue.teal, 8) +
  repeat(4, (k) => rect(70 + k * 6, 140 + k * 30, 260 - k * 12, 10, hue.fog, 5)) +
  circle(320, 270, 42, hue.amber) +
  circle(320, 270, 26, hue.honey) +
  path('M300 304l-14 66l34 -20l34 20l-14 -66z', hue.coral);

export const building = (columns = 5) =>
  path('M10 120L200 20L390 120z', hue.fog) +
  rect(20, 120, 360, 30, hue.white) +
  repeat(columns, (k) =>
    rect(44 + k * (300 / (columns - 1)) - 4, 156, 28, 180, shade('h', '#ffffff', hue.steel), 6),
  ) +
  rect(10, 336, 380, 26, hue.white) +
  rect(-10, 362, 420, 22, hue.fog) +
  circle(200, 82, 18, hue.amber);

export const snow = (cx: number, cy: number, size: number, colour: string = hue.white) =>
  repeat(
    6,
    (at) =>
      `<g transform="rotate(${at * 60} ${cx} ${cy})">${stroke(`M${cx} ${cy}v${-size}m${-size * 0.25} ${size * 0.25}l${size * 0.25} ${size * 0.22}l${size * 0.25} ${-size * 0.22}`, colour, size * 0.12)}</g>`,
  );

export const megaphone = () =>
  path('M60 160L290 60V320L60 230z', shade('v', hue.amber, '#e08d1b')) +
  rect(20, 150, 70, 92, hue.ink, 20) +
  path('M100 244l30 110q10 24 36 14l14 -8l-26 -92z', hue.inkSoft) +
  stroke('M330 120q40 66 0 136M370 84q70 106 0 210', hue.teal, 18);

export const leafMark = (cx: number, cy: number, size: number) =>
  path(
    `M${cx - size} ${cy + size}Q${cx - size * 1.1} ${cy - size} ${cx + size} ${cy - size}Q${cx + size} ${cy + size * 0.9} ${cx - size} ${cy + size}z`,
    hue.leaf,
  ) +
  stroke(
    `M${cx - size * 0.8} ${cy + size * 0.8}Q${cx - size * 0.2} ${cy} ${cx + size * 0.5} ${cy - size * 0.5}`,
    '#ffffff',
    size * 0.09,
  );

/** An exhibition stand with the company's wells on its head. */
export const booth = (w: number, h: number, tone: [string, string]) =>
  rect(0, 0, w, 120, shade('v', tone[0], tone[1]), 18) +
  repeat(18, (k) =>
    circle(
      w / 2 - 110 + (k % 6) * 44,
      30 + Math.floor(k / 6) * 30,
      10,
      k === 17 ? hue.amber : hue.white,
      'opacity=".9"',
    ),
  ) +
  rect(20, 110, 30, h - 110, hue.fog) +
  rect(w - 50, 110, 30, h - 110, hue.fog) +
  rect(50, 118, w - 100, h - 118, shade('v', '#f4fbfa', '#d6eae7'));
