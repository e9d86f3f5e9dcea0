import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { drawRotor } from './devices/centrifuge.ts';
import { monitor } from './draw/furniture.ts';
import { tube } from './draw/labware.ts';
import { hue, toneAt } from './draw/palette.ts';
import { wells } from './draw/room.ts';
import { circle, path, pick, place, rect, repeat, shade, stroke, text } from './draw/shapes.ts';
import { makeSheet } from './draw/sheet.ts';
import { mediaFolder, openBrowser, openSheet } from './press.ts';
import { pinCard, put } from './scenes/stage.ts';
import { card, fa, levey, table } from './software/widgets.ts';
import { asObject } from './software/window.ts';

/** A clip is a drawing of the moment: `t` runs from 0 to 1. The stage is 1200 × 675. */
type Clip = { seconds: number; draw: (t: number) => string };

const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
const part = (t: number, from: number, to: number) => ease((t - from) / (to - from));
const ground = (dark = false) =>
  dark
    ? rect(0, 0, 1200, 675, shade('d', '#056a6e', '#00363c')) + wells(40, 44, 12, 7, 48, hue.white, 0.1)
    : rect(0, 0, 1200, 675, shade('v', '#d7f0ed', '#f6fbfa')) + wells(40, 44, 9, 5, 46, hue.teal, 0.12);
const meterBox = (x: number, y: number, label: string, value: string) =>
  rect(x, y, 300, 130, shade('d', '#17464d', '#0c2b31'), 20) +
  text(x + 276, y + 42, label, { size: 26, fill: '#9fd3ce', weight: 600, anchor: 'start' }) +
  text(x + 150, y + 104, value, { size: 54, fill: '#7ff0e2', weight: 700, latin: true });

const spin: Clip = {
  seconds: 8,
  draw: (t) => {
    const speed = t < 0.35 ? ease(t / 0.35) : t > 0.7 ? ease((1 - t) / 0.3) : 1;
    const turn =
      2400 *
      (t < 0.35
        ? t * t * 1.2
        : t < 0.7
          ? 0.147 + (t - 0.35)
          : 0.497 + 0.15 * (1 - (1 - (t - 0.7) / 0.3) ** 2));
    return (
      ground(true) +
      place(drawRotor(0, 0, 230, 12, toneAt(0), turn), 400, 338) +
      circle(
        400,
        338,
        232 * 0.74,
        'none',
        `stroke="${hue.white}" stroke-width="34" opacity="${(0.22 * speed).toFixed(2)}"`,
      ) +
      meterBox(780, 170, 'دور در دقیقه', String(Math.round(speed * 400) * 10)) +
      meterBox(
        780,
        340,
        'زمان',
        `0${Math.floor((1 - t) * 9)}:${String(Math.floor(((1 - t) * 540) % 60)).padStart(2, '0')}`,
      )
    );
  },
};

const chart: Clip = {
  seconds: 8,
  draw: (t) =>
    ground() +
    pinCard(
      card(
        'نمودار کنترل کیفی',
        levey(1, 14, 1 + part(t, 0.05, 0.8) * 21),
        t > 0.6 ? 'یک هشدار: قانون 1-2s' : 'در حال ثبت…',
      ),
      100,
      60,
      1000,
      550,
    ),
};

const line: Clip = {
  seconds: 8,
  draw: (t) => {
    const shift = t * 1140;
    const beam = (t * 8) % 1 < 0.35;
    return (
      ground() +
      put('chemistry-analyzer', 'BA-240', 900, 500, 480, 380, 0) +
      rect(0, 548, 1200, 24, shade('v', '#ffffff', hue.steel)) +
      rect(0, 572, 1200, 44, hue.slate) +
      repeat(17, (k) => circle(((k * 76 + shift) % 1292) - 40, 594, 15, hue.steel)) +
      repeat(9, (k) => {
        const x = ((k * 142.5 + shift) % 1282) - 60;
        return x < 760 || x > 1180
          ? rect(x - 22, 500, 44, 50, hue.teal, 8) + tube(x, 420, pick([hue.coral, hue.amber, hue.mint], k))
          : '';
      }) +
      rect(330, 120, 120, 150, shade('v', hue.inkSoft, hue.ink), 20) +
      circle(390, 236, 16, beam ? hue.amber : hue.slate) +
      (beam ? path('M390 250L340 470H440z', hue.coral, 'opacity=".28"') : '') +
      rect(378, 40, 24, 90, hue.steel)
    );
  },
};

const settle: Clip = {
  seconds: 8,
  draw: (t) => {
    const heat = (k: number) => 37 - 15 * Math.exp(-k * 6) * Math.cos(k * 13);
    const many = Math.max(2, Math.floor(part(t, 0.02, 0.9) * 90));
    const at = (k: number) => `${560 + k * 6.1} ${540 - (heat(k / 90) - 20) * 17.5}`;
    return (
      ground() +
      put('incubator', 'IN-55', 280, 620, 420, 520, 0) +
      `<g filter="url(#lift-small)">${rect(520, 80, 620, 500, hue.white, 24)}</g>` +
      stroke('M560 242.5H1110', hue.leaf, 3, 'stroke-dasharray="10 9"') +
      stroke('M560 130V540H1110', hue.steel, 4) +
      stroke(`M${Array.from({ length: many }, (_, k) => at(k)).join('L')}`, hue.teal, 7) +
      circle(560 + (many - 1) * 6.1, 540 - (heat((many - 1) / 90) - 20) * 17.5, 13, hue.amber) +
      text(1104, 130, `دمای محفظه: ${fa(heat((many - 1) / 90).toFixed(1))} درجه`, {
        size: 34,
        fill: hue.ink,
        weight: 700,
        anchor: 'start',
      })
    );
  },
};

const names = [
  'مریم کریمی|CBC|+تأیید شد',
  'رضا احمدی|FBS|+تأیید شد',
  'زهرا موسوی|TSH|~در انتظار',
  'حسین رستمی|Lipid|+تأیید شد',
  'نگار شریفی|Ferritin|*در حال آزمایش',
  'علی بهرامی|Urea|+تأیید شد',
  'لیلا نظری|ALT|+تأیید شد',
];
const fill: Clip = {
  seconds: 8,
  draw: (t) => {
    const many = Math.floor(part(t, 0.05, 0.85) * 7.01);
    const screen = `<div class="win" style="--a:#0b7f80;--bar:#00474e;--side:#12474e;--sidefg:#cfe6e4;--bg:#f1f8f7;--card:#fff;--fg:#10363c;--mute:#527176;--line:#d7e4e3;--soft:#e7f4f2;font-size:26px"><div class="bar">سامانهٔ مدیریت آزمایشگاه</div><div class="body" style="grid-template-rows:1fr">${card('دریافت نتیجه از دستگاه', `<div style="zoom:1.45">${table(`بیمار|آزمایش|وضعیت\n${names.slice(0, Math.max(1, many)).join('\n')}`, many - 1)}</div>`, `${many} از 7`)}</div></div>`;
    return ground(true) + monitor(asObject(screen, 1200, 780), 268, 44, 0.58);
  },
};

const pack: Clip = {
  seconds: 9,
  draw: (t) => {
    const down = part(t, 0.12, 0.38);
    const shut = part(t, 0.45, 0.62);
    const tape = part(t, 0.64, 0.8);
    const label = part(t, 0.82, 0.94);
    const flap = (side: number) =>
      path(
        `M${600 + side * 210} 330l${side * (70 - 70 * shut)} ${-90 + 90 * shut}h${-side * (200 - 0 * shut)}l${-side * (70 - 70 * shut) - side * 10 * shut} ${90 - 90 * shut}z`,
        '#e9c48e',
      );
    const step =
      t < 0.4
        ? 'دستگاه را در جعبه بگذارید'
        : t < 0.63
          ? 'در جعبه را ببندید'
          : t < 0.81
            ? 'درز را چسب بزنید'
            : 'برچسب نشانی را بچسبانید';
    return (
      ground() +
      (down < 1 || shut < 0.5
        ? `<g transform="translate(0 ${-330 + down * 330})">${put('centrifuge', 'CF-12', 600, 560, 300, 260, 0)}</g>`
        : '') +
      rect(390, 330, 420, 280, shade('v', '#e3b777', '#c9985a'), 6) +
      flap(-1) +
      flap(1) +
      (tape > 0 ? rect(570, 322, 60, 16 + 110 * tape, '#fbe7bf', 4) : '') +
      (label > 0
        ? `<g opacity="${label.toFixed(2)}">${rect(430, 460, 170, 110, hue.white, 8)}${repeat(14, (k) => rect(446 + k * 10, 520, k % 3 ? 3 : 6, 36, hue.ink))}${rect(446, 478, 120, 10, hue.steel, 5)}${rect(446, 496, 80, 10, hue.steel, 5)}</g>`
        : '') +
      rect(820, 60, 340, 84, hue.teal, 42) +
      text(990, 114, step, { size: 27, fill: hue.white, weight: 700 })
    );
  },
};

export const clips: Clip[] = [spin, chart, line, settle, fill, pack];
const pace = 15;

/** Draws one clip frame by frame and hands the frames to ffmpeg. */
export async function filmClip(number: number, chromiumPath: string): Promise<void> {
  const clip = clips[number - 1];
  if (!clip) throw new Error(`No clip ${number}`);
  const browser = await openBrowser(chromiumPath);
  const page = await openSheet(browser, 854, 480);
  const film = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(pace),
      '-c:v',
      'mjpeg',
      '-i',
      '-',
      '-an',
      '-c:v',
      'libx264',
      '-profile:v',
      'main',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      number === 1 ? '29' : '25',
      '-preset',
      'slow',
      '-movflags',
      '+faststart',
      join(mediaFolder, `clip-${number}.mp4`),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const frames = clip.seconds * pace;
  for (let at = 0; at < frames; at += 1) {
    const svg = makeSheet(854, 480, clip.draw(at / (frames - 1)), '0 0 1200 675').replace(
      '<svg ',
      '<svg preserveAspectRatio="xMidYMid slice" ',
    );
    await page.evaluate(`document.getElementById('sheet').innerHTML=${JSON.stringify(svg)}`);
    const frame = await page.screenshot({ type: 'jpeg', quality: 95 });
    if (!film.stdin.write(frame)) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = await once(film, 'close');
  await browser.close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
