import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { listCharacters } from './list-characters.ts';
import type { FontFace } from './read-font-faces.ts';

const packageFiles = '@fontsource-variable/vazirmatn/files';
const sources: Readonly<Record<string, string>> = {
  'vazirmatn-persian': 'arabic',
  'vazirmatn-basic': 'latin',
  'vazirmatn-tracking-persian': 'arabic',
  'vazirmatn-tracking-basic': 'latin',
};

/** The weights in use; `fonts.css` says the same. */
const defaultWeights = { min: 400, max: 800 };

/** What joins and places the letters of Persian and Latin; the rest of the package's is Urdu, French and fractions. */
const features = 'calt ccmp fina init kern liga mark medi mkmk rlig'.split(' ');

/**
 * Every file has a space, also where `unicode-range` takes spaces from another. HarfBuzz draws a half-space with the
 * glyph of the space. Without one it deletes the half-space and gives its position in the text to the next letter,
 * and WebKit then draws nothing there.
 */
const space = 0x20;

/** Copyright, licence and its address stay inside the file. */
const nameIds = [0, 13, 14];

type Cut = Pick<FontFace, 'file' | 'isInRange'> & {
  /** A range of weights, or a single one. */
  weights?: number | { min: number; max: number };
};

/** The package's file that a face is cut out of. */
export const readSource = (file: string): Buffer => {
  const source = sources[basename(file, '.woff2')];
  if (!source) throw new Error(`unknown which file ${file} is cut out of`);
  const path = `${packageFiles}/vazirmatn-${source}-wght-normal.woff2`;
  return readFileSync(createRequire(import.meta.url).resolve(path));
};

/** The file of a face, cut out of the package's: its own characters, the weights in use. The same bytes every time. */
export const cutFont = async ({ file, isInRange, weights = defaultWeights }: Cut): Promise<Buffer> => {
  const whole = readSource(file);
  const letters = [...(await listCharacters(whole))].filter((one) => one === space || isInRange(one));
  return subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures: features,
    preserveNameIds: nameIds,
    variationAxes: { wght: weights },
  });
};
