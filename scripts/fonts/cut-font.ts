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
const usualWeights = { min: 400, max: 800 };

/** What shapes and places letters, and the even digits of tables. */
const features = 'calt ccmp curs fina init isol kern liga locl mark medi mkmk rlig tnum'.split(' ');

/** What no Persian word can do without. */
const fewFeatures = 'calt ccmp fina init isol liga mark medi rlig'.split(' ');

/** Copyright, licence and its address stay inside the file. */
const nameIds = [0, 13, 14];

type Cut = Pick<FontFace, 'file' | 'isInRange'> & {
  /** A range of weights, or a single one. */
  weights?: number | { min: number; max: number };
  isSmall?: boolean;
};

/** The file of a face, cut out of the package's: its own characters, the weights in use. The same bytes every time. */
export const cutFont = ({
  file,
  isInRange,
  weights = usualWeights,
  isSmall = false,
}: Cut): Promise<Buffer> => {
  const source = sources[basename(file, '.woff2')];
  if (!source) throw new Error(`nobody knows what ${file} is cut out of`);
  const path = createRequire(import.meta.url).resolve(
    `${packageFiles}/vazirmatn-${source}-wght-normal.woff2`,
  );
  const whole = readFileSync(path);
  const letters = [...listCharacters(whole)].filter(isInRange);
  return subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'woff2',
    keepFeatures: isSmall ? fewFeatures : features,
    preserveNameIds: nameIds,
    variationAxes: { wght: weights },
  });
};
