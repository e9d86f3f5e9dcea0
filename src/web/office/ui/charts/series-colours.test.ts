import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
const chart = read('chart.css');
const [light = '', dark = ''] = read('..', '..', '..', 'styles', 'tokens.css').split('@media screen');

/** How light a colour is, from 0 to 1: the first number of its oklch. */
const lightnessOf = (colour: string, tokens: string): number => {
  const [, bright, dim] = /^light-dark\((oklch\(.+?\)), (oklch\(.+?\))\)$/.exec(colour) ?? [];
  const chosen = (tokens === light ? bright : dim) ?? colour;
  const name = /^var\((--[\w-]+)\)$/.exec(chosen)?.[1];
  const plain = name ? (new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? '') : chosen;
  return Number(/oklch\(([\d.]+)/.exec(plain)?.[1]);
};

it.each([
  ['light', light, 0.2],
  ['dark', dark, 0.4],
])('draws every series clearly on its ground in the %s theme', (_, tokens, min) => {
  const ground = lightnessOf('var(--surface)', tokens);
  const series = Array.from(chart.matchAll(/--series: (.+);/g), ([, colour = '']) =>
    lightnessOf(colour, tokens),
  );
  expect(series).toHaveLength(4);
  for (const one of series) expect(Math.abs(one - ground)).toBeGreaterThan(min);
});
