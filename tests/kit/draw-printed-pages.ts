import { inflateSync } from 'node:zlib';

type Matrix = readonly [number, number, number, number, number, number];

/** The filled shapes of each page of a PDF by Chromium, as SVG in points; letters are left out. */
export const drawPrintedPages = (pdf: Buffer): string[] => {
  const [, width, height] = /\/MediaBox\s*\[0 0 (\S+) (\S+?)\]/.exec(pdf.toString('latin1')) ?? [];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return (
    readStreams(pdf)
      // A page begins by turning its axes; a letter begins by its width.
      .filter((text) => /^\S+ 0 0 -\S+ \S+ \S+ cm/.test(text))
      .map((text) => `${head}${drawShapes(text, Number(height))}</svg>`)
  );
};

const readStreams = (pdf: Buffer): string[] => {
  const text = pdf.toString('latin1');
  return Array.from(
    text.matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g),
    ({ 0: head, 1: length, index }) => {
      const from = index + head.length;
      const bytes = pdf.subarray(from, from + Number(length));
      // The first byte of what is deflated.
      return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
    },
  );
};

const drawShapes = (text: string, height: number): string => {
  // The axis of a page points up in PDF and down in SVG.
  let state: { matrix: Matrix; colour: string } = { matrix: [1, 0, 0, -1, 0, height], colour: '#000' };
  const outer: (typeof state)[] = [];
  let path = '';
  let drawn = '';
  const draw = (operator: string, numbers: readonly number[]): void => {
    const point = (x = 0, y = 0): string => {
      const [a, b, c, d, e, f] = state.matrix;
      return `${a * x + c * y + e} ${b * x + d * y + f}`;
    };
    const [x = 0, y = 0, w = 0, h = 0, ...end] = numbers;
    if (operator === 'q') outer.push(state);
    if (operator === 'Q') state = outer.pop() ?? state;
    if (operator === 'cm') state = { ...state, matrix: multiply(numbers, state.matrix) };
    if (operator === 'rg') state = { ...state, colour: `rgb(${numbers.map((one) => one * 255)})` };
    if (operator === 'm') path += `M${point(x, y)}`;
    if (operator === 'l') path += `L${point(x, y)}`;
    if (operator === 'c') path += `C${point(x, y)} ${point(w, h)} ${point(...end)}`;
    if (operator === 're')
      path += `M${point(x, y)}L${point(x + w, y)}L${point(x + w, y + h)}L${point(x, y + h)}Z`;
    if (operator === 'h') path += 'Z';
    if (operator.startsWith('f')) drawn += `<path fill="${state.colour}" d="${path}"/>`;
    if (/^(f\*?|n)$/.test(operator)) path = '';
  };
  let numbers: number[] = [];
  for (const word of text.replace(/\bBT\b.*?\bET\b/gs, '').split(/\s+/)) {
    if (/^[-.\d]/.test(word)) numbers.push(Number(word));
    else {
      draw(word, numbers);
      numbers = [];
    }
  }
  return drawn;
};

const multiply = (given: readonly number[], by: Matrix): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = given;
  const [g, h, i, j, k, l] = by;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
};
