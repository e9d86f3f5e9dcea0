import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTexts } from '#kit/read-texts.ts';
import { cutFont } from '../../scripts/fonts/cut-font.ts';
import { listCharacters } from '../../scripts/fonts/list-characters.ts';
import { type FontFace, readFontFaces } from '../../scripts/fonts/read-font-faces.ts';
import { readTrackingFaces } from '../../scripts/fonts/read-tracking-faces.ts';

const faces: (FontFace & { characters: Set<number> })[] = [];
for (const face of readFontFaces())
  faces.push({ ...face, characters: await listCharacters(readFileSync(face.file)) });
const facesOf = (character: number) => faces.filter(({ isInRange }) => isInRange(character));
const nameOf = (character: number) => `U+${character.toString(16).padStart(4, '0')}`;

it('cuts the fonts of every page to the very bytes that are kept', { timeout: 30_000 }, async () => {
  const cuts = faces.filter(({ isCut }) => isCut);
  expect(cuts).toHaveLength(2);
  for (const face of [...cuts, ...readTrackingFaces()]) {
    expect(
      (await cutFont(face)).equals(readFileSync(face.file)),
      `run npm run build -- fonts for ${face.file}`,
    ).toBe(true);
  }
});

it('draws every character of Vazirmatn from exactly one file, which has it', () => {
  const all = faces.filter(({ isCut }) => !isCut).flatMap(({ characters }) => [...characters]);
  expect(all.length).toBeGreaterThan(700);
  const bad = [...new Set(all)].filter((character) => {
    const [face, ...others] = facesOf(character);
    return !face?.characters.has(character) || others.length > 0;
  });
  expect(bad.map(nameOf)).toEqual([]);
});

it.each([
  'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئإةيكىۀ',
  'ًٌٍَُِّْٰٔ،؛؟٪٫٬۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩\u200c\u200d',
  'AZaz09 «»()[]:./-–—…×±°·',
])('brings %s with the two files of every page', (letters) => {
  const missing = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).filter(
    (character) => !facesOf(character).some(({ isCut, characters }) => isCut && characters.has(character)),
  );
  expect(missing.map(nameOf)).toEqual([]);
});

it('needs no third file for the words of the site, the office and the demo', () => {
  const used = new Set(['demo/content', 'src/web', 'src/contract'].flatMap(readTexts).join(''));
  const late = Array.from(used, (letter) => letter.codePointAt(0) ?? 0).filter((character) =>
    facesOf(character).some(({ isCut, characters }) => !isCut && characters.has(character)),
  );
  expect(used.size).toBeGreaterThan(150);
  expect(late.map(nameOf)).toEqual([]);
});

it('holds every weight that a style asks for', () => {
  const texts = readTexts('src/web').join('\n');
  expect(new Set(Array.from(texts.matchAll(/font-weight: (\d+ \d+);/g), ([, weights]) => weights))).toEqual(
    new Set(['400 800']),
  );
  const asked = Array.from(texts.matchAll(/font-weight: (\d+);/g), ([, weight]) => Number(weight));
  expect(asked.filter((weight) => weight < 400 || weight > 800)).toEqual([]);
  expect(texts).not.toMatch(/\bfont-(thin|extralight|light|black)\b/);
  // The cut fonts have no digits of even width.
  expect(texts).not.toMatch(/\btabular-nums\b/);
});
