import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const build = join(import.meta.dirname, '..', '..', 'build');

/** The captcha's widget brings its own file; papers are measured in points and millimetres. */
const isForScreens = (name: string) => name.endsWith('.css') && !/^(install-altcha|paper|slip)-/.test(name);

/** Takes what begins at `start` and ends with its closing bracket out of the text. */
const cutBlocks = (css: string, start: string): string => {
  const at = css.indexOf(start);
  if (at < 0) return css;
  let end = css.indexOf('{', at) + 1;
  for (let depth = 1; depth > 0; end += 1) depth += { '{': 1, '}': -1 }[css[end] ?? ''] ?? 0;
  return cutBlocks(css.slice(0, at) + css.slice(end), start);
};

const readStyles = (folder: string): string =>
  cutBlocks(
    readdirSync(join(build, folder))
      .filter(isForScreens)
      .map((name) => readFileSync(join(build, folder, name), 'utf8'))
      .join('\n'),
    '@media print',
  );

const valuesOf = (css: string, property: RegExp): string[] =>
  Array.from(css.matchAll(new RegExp(`[{;](?:${property.source}):([^;}]+)`, 'g')), ([, value = '']) => value);

/** A step of the scale: not what is taken from around, nor a sign above or below its line. */
const isStep = (size: string) => !['inherit', '1em', '100%', '75%', '80%'].includes(size);

const textSizesOf = (css: string): Set<string> => {
  const resolve = (size: string): string => {
    const name = /^var\((--[\w-]+)\)$/.exec(size)?.[1];
    return name ? (valuesOf(css, new RegExp(name))[0] ?? `unknown ${name}`) : size;
  };
  // The build writes one size with and without spaces after its commas.
  return new Set(
    valuesOf(css, /font-size/)
      .map((size) => resolve(size).replaceAll(', ', ','))
      .filter(isStep),
  );
};

const spacing =
  /(?:padding|margin)(?:-(?:block|inline|top|bottom|left|right)(?:-start|-end)?)?|(?:row-|column-)?gap/;

/** Whole steps of 4 px; 1 and 2 px are a hairline's width or an optical correction. */
const isOnGrid = (amount: string, unit: string): boolean => {
  const pixels = Math.abs(Number(amount)) * { px: 1, rem: 16, step: 4 }[unit as 'px' | 'rem' | 'step'];
  return pixels <= 2 || pixels % 4 === 0;
};

const looseSpacingsOf = (css: string): string[] =>
  [...new Set([...valuesOf(css, spacing), ...valuesOf(css, /--(?:gap|altcha-padding)/)])].filter((value) => {
    if (/\dem\b/.test(value)) return true;
    // The gap of the carousels of colleagues and related products is specified (136, 414).
    if (value === '10px') return false;
    // The middle of a clamp grows with the window; its ends stand.
    const ends = value.replace(/(clamp\([^,]+,)[^,]+,/g, '$1').replaceAll('var(--spacing) * ', 'step');
    return Array.from(ends.matchAll(/(?:(-?[\d.]+)(px|rem)\b|step(-?[\d.]+))/g)).some(
      ([, amount, unit, steps]) => !isOnGrid(steps ?? amount ?? '', steps ? 'step' : (unit ?? '')),
    );
  });

const buttonVariantsOf = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/\.(button-\w+|[\w-]+-button|text-link)\b/g), ([, name = '']) => name));

describe.each([
  ['site', 'site/client/assets'],
  ['office', 'office/assets/office'],
])('the styles of the %s', (_, folder) => {
  const css = readStyles(folder);

  // accepts 735
  it('know eight text sizes, spacings of 4 px and eight variants of buttons', () => {
    expect(textSizesOf(css).size, [...textSizesOf(css)].join()).toBeLessThanOrEqual(8);
    expect(looseSpacingsOf(css)).toEqual([]);
    expect(buttonVariantsOf(css).size, [...buttonVariantsOf(css)].join()).toBeLessThanOrEqual(8);
  });
});
