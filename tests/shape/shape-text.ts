import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** A glyph of a shaped text: the place in the text that it is drawn for, where it lies, how it looks. */
export type ShapedGlyph = {
  cluster: number;
  /** Advance and offsets, in units of the font: 2,048 to the size of the letters. */
  places: number[];
  /** The kinds of the lines of its outline, and their points in units of the font. */
  lines: string;
  points: number[];
};

export type ShapeText = (text: string, weight: number) => ShapedGlyph[];

/** Shapes Persian and Latin as browsers do, with HarfBuzz, in the font of a WOFF2 file. */
export const openShaper = async (woff2: Buffer): Promise<ShapeText> => {
  const bytes = await convert(woff2, 'truetype');
  const font = new Font(new Face(new Blob(new Uint8Array(bytes).buffer)));
  const outlines = new Map<string, Pick<ShapedGlyph, 'lines' | 'points'>>();
  const readOutline = (glyph: number, weight: number) => {
    const key = `${glyph} ${weight}`;
    const known = outlines.get(key);
    if (known) return known;
    const path = font.glyphToJson(glyph);
    const outline = {
      lines: path.map(({ type }) => type).join(''),
      points: path.flatMap(({ values }) => values),
    };
    outlines.set(key, outline);
    return outline;
  };
  const run = new Run();
  return (text, weight) => {
    font.setVariations([new Variation('wght', weight)]);
    run.reset();
    run.addText(text);
    run.guessSegmentProperties();
    run.setLanguage('fa');
    shape(font, run);
    return run
      .getGlyphInfosAndPositions()
      .map(({ codepoint, cluster, xAdvance, yAdvance, xOffset, yOffset }) => ({
        cluster,
        places: [xAdvance, yAdvance, xOffset, yOffset].map((one) => one ?? 0),
        ...readOutline(codepoint, weight),
      }));
  };
};
