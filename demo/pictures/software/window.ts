import { hue } from '../draw/palette.ts';
import { pick, place } from '../draw/shapes.ts';
import { type Program, programs } from './programs.ts';
import { fa } from './widgets.ts';

type Theme = {
  a: string;
  bar: string;
  side: string;
  sidefg: string;
  bg: string;
  card: string;
  fg: string;
  mute: string;
  line: string;
  soft: string;
  dark?: boolean;
};

const day = {
  bg: '#f1f8f7',
  card: '#ffffff',
  fg: '#10363c',
  mute: '#527176',
  line: '#d7e4e3',
  soft: '#e7f4f2',
};
const night = {
  bg: '#0d2c32',
  card: '#143c43',
  fg: '#e3f4f2',
  mute: '#9dbfc0',
  line: '#265860',
  soft: '#1b4951',
  dark: true,
};
const themes: [Theme, ...Theme[]] = [
  { ...day, a: hue.teal, bar: hue.deep, side: '#12474e', sidefg: '#cfe6e4' },
  { ...day, a: '#2a8f7d', bar: '#1e6a5c', side: '#ffffff', sidefg: '#1d4d54' },
  { ...night, a: '#2fb3a8', bar: '#082227', side: '#0a252a', sidefg: '#b7d6d5' },
  { ...day, a: '#2f7f99', bar: '#1a5468', side: '#e2eff3', sidefg: '#1a5468' },
  { ...day, a: hue.inkSoft, bar: hue.ink, side: '#f7fbfa', sidefg: '#24545a' },
  {
    ...day,
    bg: '#faf7f0',
    soft: '#f3eee0',
    line: '#e6dfcf',
    a: '#3f7f7a',
    bar: '#2d5557',
    side: '#2d5557',
    sidefg: '#e4efe9',
  },
  {
    ...night,
    bg: '#10303c',
    card: '#173f4d',
    soft: '#1e4c5b',
    line: '#2b5f6e',
    a: '#4ba9c4',
    bar: '#0b2530',
    side: '#0d2a35',
    sidefg: '#bcd9e3',
  },
];
const frames: [string, ...string[]] = ['', 'top', 'rail', '', 'top', 'rail', ''];

export function requireProgram(kind: string): Program {
  const program = programs[kind];
  if (!program) throw new Error(`No program for ${kind}`);
  return program;
}

/** One program window, 1200 × 780, as HTML. */
export function windowHtml(kind: string, model: string, screen: 0 | 1, look: number): string {
  const program = requireProgram(kind);
  const theme = pick(themes, look);
  const { columns, rows, cards } = program.views[screen];
  const vars = `--a:${theme.a};--bar:${theme.bar};--side:${theme.side};--sidefg:${theme.sidefg};--bg:${theme.bg};--card:${theme.card};--fg:${theme.fg};--mute:${theme.mute};--line:${theme.line};--soft:${theme.soft}`;
  const frame = pick(frames, look + Math.floor(look / 7));
  const menu = program.menu
    .map((name, at) => `<a class="${at === screen ? 'on' : ''}">${fa(name)}</a>`)
    .join('');
  return (
    `<div class="win ${frame} ${theme.dark ? 'dark' : ''}" style="${vars}"><div class="bar">${fa(program.title)}<span class="model">${model}</span><span class="dots"><i></i><i></i><i></i></span></div>` +
    `<div class="main"><aside><span class="logo">${'<i></i>'.repeat(9)}</span>${menu}<span class="who">کاربر: مسئول فنی</span></aside><div class="body" style="grid-template-columns:${columns};grid-template-rows:${rows}">${cards.join('')}</div></div></div>`
  );
}

export const asObject = (html: string, w: number, h: number) =>
  `<foreignObject width="${w}" height="${h}">${html}</foreignObject>`;

export const drawWindow = (
  kind: string,
  model: string,
  screen: 0 | 1,
  look: number,
  x: number,
  y: number,
  scale: number,
) => place(asObject(windowHtml(kind, model, screen, look), 1200, 780), x, y, scale);

export function phoneHtml(head: string, title: string, items: string[], action: string): string {
  return `<div class="phone"><div class="in"><div class="hd">${head}<b>${title}</b></div><div class="ls">${items
    .map((item) => {
      const [name = '', note = '', mark = ''] = item.split('|');
      return `<div class="it"><div>${fa(name)}<small>${fa(note)}</small></div><span class="pill ${mark === 'آماده' || mark === 'طبیعی' ? 'ok' : 'wait'}">${mark}</span></div>`;
    })
    .join(
      '',
    )}<div class="go" style="margin-top:auto">${action}</div></div><div class="nav">${'<i></i>'.repeat(4)}</div></div></div>`;
}
