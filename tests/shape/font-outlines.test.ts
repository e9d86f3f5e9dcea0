import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTexts } from '#kit/read-texts.ts';
import { readSource } from '../../scripts/fonts/cut-font.ts';
import { readFontFaces } from '../../scripts/fonts/read-font-faces.ts';
import { readTrackingFaces } from '../../scripts/fonts/read-tracking-faces.ts';
import { openShaper, type ShapedGlyph, type ShapeText } from './shape-text.ts';

const chosen = [
  'یخچال‌دار می‌دهد ضربه‌گیر پیش‌نویس نشت‌یابی نمی‌خواهم‌شان خانه‌ای آبی‌رنگ',
  'خانۀ آزمایشگاهِ مُحَمَّد لطفاً مسئلهٔ رأی مؤسسه اللّٰه لِلّٰه لَا لآ لأ لإ ـَـّـ كتاب يك ى ة ۀ',
  '۰۱۲۳۴۵۶۷۸۹ ۱۲۸٬۹۰۰٬۰۰۰ ۳٫۱۴ ۲۵٪ ٠١٢٣٤٥٦٧٨٩ ۱۴۰۵/۰۲/۰۹ ؟ ؛ ،',
  'BA-960 CG-4 GLU-500 AVATAR To. Yes. fi ffl AZ-1016 021-88990022 3,14 10:30 «BA-960»ها PCR‌ها',
].join(' ');
const texts = [chosen, ...['demo/content', 'src/web/texts'].flatMap(readTexts)].join(' ');

/** What of the texts stands in the letters of one file, run by run, as browsers divide it. */
const listRuns = (isInRange: (codePoint: number) => boolean): string[] => {
  const runs = new Set<string>();
  for (const word of texts.split(/\s+/)) {
    let run = '';
    for (const letter of `${word}\uffff`) {
      if (isInRange(letter.codePointAt(0) ?? 0)) run += letter;
      else {
        if (run) runs.add(run);
        run = '';
      }
    }
  }
  return [...runs];
};

/** Cutting the weights rounds to whole units everywhere but in the font's own weight. */
const isNear = (ours: readonly number[], whole: readonly number[], rounding: number): boolean =>
  ours.length === whole.length && ours.every((one, at) => Math.abs(one - (whole[at] ?? 0)) <= rounding);

const isEqual = (ours: ShapedGlyph[], whole: ShapedGlyph[], rounding: number): boolean =>
  ours.length === whole.length &&
  ours.every((glyph, at) => {
    const other = whole[at];
    return (
      glyph.cluster === other?.cluster &&
      glyph.lines === other.lines &&
      isNear(glyph.places, other.places, rounding) &&
      isNear(glyph.points, other.points, rounding)
    );
  });

const weightsOf: Readonly<Record<string, number[]>> = {
  'vazirmatn-persian': [400, 550, 700, 800],
  'vazirmatn-basic': [400, 550, 700, 800],
  'vazirmatn-tracking-persian': [400, 550, 700],
  'vazirmatn-tracking-basic': [600],
};
const faces = [...readFontFaces().filter(({ isCut }) => isCut), ...readTrackingFaces()].map((face) => ({
  ...face,
  name: basename(face.file, '.woff2'),
}));

// accepts 721
describe.each(faces)('$name', ({ name, file, isInRange }) => {
  const runs = listRuns(isInRange);
  let ours: ShapeText;
  let whole: ShapeText;
  beforeAll(async () => {
    // One after the other: the unpacker has one memory for all.
    ours = await openShaper(readFileSync(file));
    whole = await openShaper(readSource(file));
  });

  it.each(weightsOf[name] ?? [])(
    'draws every run of our texts as the uncut font does, weight %i',
    { timeout: 60_000 },
    (weight) => {
      expect(runs.length).toBeGreaterThan(500);
      const rounding = weight === 400 ? 0 : 1;
      const unlike = runs.filter((run) => !isEqual(ours(run, weight), whole(run, weight), rounding));
      expect(unlike).toEqual([]);
    },
  );
});
