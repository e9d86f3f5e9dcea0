import { badge, type Drawing, display, feet, knob, type Look, shell, vents } from '../draw/device-details.ts';
import { hue, type Tone } from '../draw/palette.ts';
import { circle, ellipse, group, path, pick, rect, repeat, ring, shade, stroke } from '../draw/shapes.ts';

const caps: [string, ...string[]] = [hue.coral, hue.amber, hue.mint, hue.sky];

/** The rotor from above, turned by `turn` degrees; the clip of the spinning rotor uses it too. */
export const drawRotor = (cx: number, cy: number, radius: number, seats: number, tone: Tone, turn = 0) =>
  circle(cx, cy, radius * 1.16, shade('v', '#24555c', '#0d3138')) +
  ring(cx, cy, radius * 1.16, '#6fa3a5', radius * 0.03) +
  group(
    `rotate(${turn} ${cx} ${cy})`,
    circle(cx, cy, radius, shade('d', '#f4f9f9', '#9fb8b9')),
    circle(
      cx,
      cy,
      radius * 0.97,
      'none',
      `stroke="#ffffff" stroke-opacity=".8" stroke-width="${radius * 0.012}"`,
    ),
    repeat(seats, (at) => {
      const a = (at / seats) * 360;
      const small = Math.min(0.13, 2.1 / seats);
      return group(
        `rotate(${a} ${cx} ${cy})`,
        path(
          `M${cx - radius * small * 1.3} ${cy - radius * 0.36}L${cx - radius * small * 1.45} ${cy - radius * 0.82}a${radius * small * 1.45} ${radius * small * 1.45} 0 0 1 ${radius * small * 2.9} 0L${cx + radius * small * 1.3} ${cy - radius * 0.36}z`,
          '#5f8488',
          'opacity=".35"',
        ),
        circle(cx, cy - radius * 0.74, radius * small * 1.2, '#1b444a'),
        circle(cx, cy - radius * 0.74, radius * small, pick(caps, at)),
        circle(
          cx - radius * small * 0.3,
          cy - radius * (0.74 + small * 0.3),
          radius * small * 0.3,
          '#ffffff',
          'opacity=".45"',
        ),
      );
    }),
    circle(cx, cy, radius * 0.3, shade('d', tone.trim, tone.trimDark)),
    circle(cx, cy, radius * 0.17, shade('d', '#ffffff', hue.steel)),
    path(
      `M${cx - radius * 0.09} ${cy}h${radius * 0.18}M${cx} ${cy - radius * 0.09}v${radius * 0.18}`,
      'none',
      `stroke="${hue.slate}" stroke-width="${radius * 0.04}" stroke-linecap="round"`,
    ),
  );

const closeView = (look: Look, seats: number) =>
  rect(0, 0, 1200, 900, shade('d', look.tone.shell, look.tone.shade)) +
  circle(600, 440, 420, '#ffffff', 'opacity=".7"') +
  circle(600, 440, 405, hue.fog) +
  drawRotor(600, 440, 330, seats, look.tone, 8) +
  badge(60, 850, look.model, look.tone, 40) +
  path('M330 130Q600 -20 870 130Q600 60 330 130z', '#ffffff', 'opacity=".25"');

export function drawCentrifuge(look: Look): Drawing {
  const { tone, model, grade } = look;
  const cooled = grade === 2;
  const w = cooled ? 840 : ([600, 690][grade] ?? 600);
  const h = [480, 520, 520][grade] ?? 480;
  const lid = 170;
  const lidW = cooled ? 590 : w - 60;
  const mid = cooled ? 330 : w / 2;
  const open = grade === 1;
  const art =
    (open
      ? rect(mid - lidW / 2 + 24, -210, lidW - 48, 330, shade('v', tone.shade, tone.shell), 120) +
        rect(mid - lidW / 2 + 60, -176, lidW - 120, 262, shade('v', '#cfe3e1', '#eef6f5'), 96) +
        circle(mid, -46, 82, '#174a50') +
        ring(mid, -46, 82, hue.steel, 10)
      : path(
          `M${mid - lidW / 2} ${lid}V110Q${mid - lidW / 2 + 20} 8 ${mid} 4Q${mid + lidW / 2 - 20} 8 ${mid + lidW / 2} 110V${lid}z`,
          shade('v', tone.shell, tone.shade),
        ) +
        ellipse(mid, 92, lidW * 0.27, 52, hue.steel) +
        ellipse(mid, 90, lidW * 0.25, 46, shade('v', '#0f3c43', '#2f6e74')) +
        ellipse(mid, 98, lidW * 0.17, 26, 'none', 'stroke="#7ccbc0" stroke-width="5"') +
        repeat(8, (at) =>
          ellipse(
            mid + Math.cos(at * 0.785) * lidW * 0.17,
            98 + Math.sin(at * 0.785) * 26,
            11,
            7,
            pick(caps, at),
          ),
        ) +
        path(
          `M${mid - lidW * 0.2} 78Q${mid - 20} 40 ${mid + 30} 52Q${mid - lidW * 0.1} 72 ${mid - lidW * 0.16} 112z`,
          '#ffffff',
          'opacity=".28"',
        )) +
    (cooled ? rect(640, 60, 200, 140, shade('v', tone.shell, tone.shade), 26) + vents(676, 84, 130, 5) : '') +
    shell(0, lid - 26, w, h - lid + 26, tone, 44) +
    (open
      ? ellipse(mid, lid + 8, lidW * 0.44, 52, hue.steel) +
        ellipse(mid, lid + 6, lidW * 0.42, 46, shade('v', '#0d3138', '#24555c')) +
        ellipse(mid, lid + 16, lidW * 0.36, 34, shade('v', '#eef5f5', '#9fb8b9')) +
        repeat(12, (at) =>
          ellipse(
            mid + Math.cos(at * 0.5236) * lidW * 0.29,
            lid + 16 + Math.sin(at * 0.5236) * 25,
            15,
            9,
            pick(caps, at),
            `stroke="${hue.ink}" stroke-width="4"`,
          ),
        ) +
        ellipse(mid, lid + 14, 46, 14, tone.trim)
      : rect(mid - 70, lid - 34, 140, 20, tone.trimDark, 10)) +
    rect(0, lid + 70, w, 10, tone.trim) +
    display(50, lid + 110, cooled ? 200 : 190, 92, 'digits', ['4000', '6000', '-4°C'][grade]) +
    (cooled ? display(270, lid + 110, 170, 92, 'digits', '15:00') : '') +
    knob(w - 220, lid + 158, 40, tone) +
    knob(w - 110, lid + 158, 40, tone) +
    badge(52, h - 60, model, tone, 30) +
    circle(w - 72, h - 66, 13, tone.spot) +
    circle(w - 110, h - 66, 13, hue.mint) +
    circle(w - 148, h - 66, 13, hue.steel) +
    feet(0, h, w);
  const shift = open ? 210 : 0;
  return {
    w,
    h: h + 10 + shift,
    art: group(`translate(0 ${shift})`, art),
    focus: cooled ? [20, 190, 460, 345] : [mid - 260, 20, 520, 390],
    ...(cooled ? {} : { close: closeView(look, [12, 24][grade] ?? 12) }),
  };
}

export function drawMicrocentrifuge(look: Look): Drawing {
  const { tone, model } = look;
  const w = 480;
  const h = 420;
  const art =
    path(`M30 190Q40 20 ${w / 2} 14Q${w - 40} 20 ${w - 30} 190z`, '#bfe3e0', 'opacity=".75"') +
    ellipse(w / 2, 150, 168, 44, shade('v', '#0f3c43', '#2f6e74')) +
    ellipse(w / 2, 146, 140, 32, shade('v', '#f0f6f6', '#9fb8b9')) +
    repeat(18, (at) =>
      ellipse(
        w / 2 + Math.cos(at * 0.349) * 112,
        146 + Math.sin(at * 0.349) * 23,
        8,
        5.5,
        pick(caps, at),
        `stroke="${hue.ink}" stroke-width="3"`,
      ),
    ) +
    ellipse(w / 2, 140, 34, 10, tone.trim) +
    path(`M30 190Q40 20 ${w / 2} 14Q${w - 40} 20 ${w - 30} 190z`, '#e8f7f6', 'opacity=".35"') +
    stroke('M84 130Q110 60 190 40', '#ffffff', 10, 'opacity=".7"') +
    shell(0, 172, w, h - 172, tone, 60) +
    rect(0, 214, w, 10, tone.trim) +
    display(54, 256, 180, 86, 'digits', '18.0') +
    knob(w - 150, 300, 40, tone) +
    circle(w - 64, 278, 13, tone.spot) +
    circle(w - 64, 318, 13, hue.mint) +
    badge(56, 388, model, tone, 28) +
    feet(0, h, w);
  return { w, h: h + 10, art, focus: [40, 20, 400, 300], close: closeView(look, 18) };
}
