import { badge, type Drawing, display, feet, type Look, shell, vents } from '../draw/device-details.ts';
import { bottle, rack, tube } from '../draw/labware.ts';
import { hue } from '../draw/palette.ts';
import { circle, path, pick, rect, repeat, shade } from '../draw/shapes.ts';

const diluents: [string, ...string[]] = [hue.sky, hue.mint, hue.honey];

export function drawHematologyAnalyzer({ tone, model, grade }: Look): Drawing {
  const w = [470, 600, 700][grade] ?? 470;
  const h = [590, 600, 620][grade] ?? 590;
  const tray = grade > 0 ? 130 : 0;
  const extra = grade === 2 ? 190 : 0;
  const screenH = 220;
  const bay = h - 292;
  const art =
    (extra
      ? repeat(2, (at) =>
          bottle(w + 14 + at * 92, h - 200, 84, 196, pick(diluents, at), hue.ink, ['DIL', 'LYS'][at]),
        )
      : '') +
    shell(0, 0, w, h - (tray ? 26 : 0), tone, 44) +
    path(`M0 44Q0 0 44 0H${w - 44}Q${w} 0 ${w} 44V92H0z`, shade('v', tone.trim, tone.trimDark)) +
    badge(44, 62, model, { ...tone, trim: hue.amber, trimDark: hue.white }, 32) +
    rect(36, 116, w - 72, screenH - 6, shade('v', hue.ink, hue.inkSoft), 20) +
    display(48, 128, w - 96, screenH - 30, 'scatter', '', grade * 3 + 2) +
    (grade === 0
      ? rect(40, bay + 72, 170, 184, shade('v', '#123a40', '#2a6067'), 24) +
        rect(108, bay + 72, 34, 48, hue.steel, 8) +
        rect(122, bay + 112, 6, 42, hue.lead, 3) +
        tube(125, bay + 130, hue.coral, 0.98) +
        rect(w - 170, bay + 86, 120, 44, tone.spot, 22) +
        rect(w - 170, bay + 150, 120, 12, hue.fog, 6) +
        vents(w - 170, bay + 186, 120, 5)
      : rect(40, bay + 64, w - 80, 140, shade('v', '#123a40', '#2a6067'), 20) +
        repeat(3, (at) =>
          rack(
            52 + (at * (w - 110)) / 3,
            bay + 66,
            Math.floor(((w - 110) / 3 - 26) / 38),
            pick([tone.trim, hue.sea, hue.slate], at),
            at,
          ),
        ) +
        rect(w / 2 - 40, bay + 48, 80, 34, shade('v', '#ffffff', hue.steel), 10) +
        rect(-20, h - 88, w + 40, 62, shade('v', tone.shell, tone.shade), 18) +
        rect(-20, h - 88, w + 40, 8, tone.trim, 4) +
        circle(w - 20, h - 54, 13, tone.spot) +
        circle(w - 58, h - 54, 13, hue.mint)) +
    feet(0, h - (tray ? 22 : 0), w);
  return { w: w + extra, h: h + (tray ? -10 : 8), art, focus: [30, 100, w - 60, (w - 60) * 0.75] };
}
