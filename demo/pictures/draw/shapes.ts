/** The smallest strokes of the pencil: functions that return SVG text. */
const n = (value: number) => Math.round(value * 100) / 100;

export const rect = (x: number, y: number, w: number, h: number, fill: string, rx = 0, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${rx}" fill="${fill}" ${more}/>`;

export const circle = (cx: number, cy: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="${fill}" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

/** An open stroke with round ends. */
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const ring = (cx: number, cy: number, radius: number, colour: string, width: number, more = '') =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const place = (art: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${art}</g>`;

type TextLook = {
  size: number;
  fill: string;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  latin?: boolean;
};

/** A line of text; Persian runs right to left, model codes left to right. */
export const text = (x: number, y: number, words: string, look: TextLook) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${look.size}" font-weight="${look.weight ?? 600}" fill="${look.fill}" text-anchor="${look.anchor ?? 'middle'}" direction="${look.latin ? 'ltr' : 'rtl'}">${words}</text>`;

/** A gradient named by its own colours: v down, h across, d diagonal, r from the middle. */
export const shade = (way: 'v' | 'h' | 'd' | 'r', from: string, to: string) =>
  `url(#${way}-${from.slice(1)}-${to.slice(1)})`;

export const repeat = (times: number, draw: (at: number) => string) =>
  Array.from({ length: times }, (_, at) => draw(at)).join('');

export const pick = <T>(list: readonly [T, ...T[]], at: number): T =>
  list[((at % list.length) + list.length) % list.length] ?? list[0];
