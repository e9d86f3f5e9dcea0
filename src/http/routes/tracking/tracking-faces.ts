import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#kernel/project-root.ts';

/**
 * Fonts of the tracking page, cut so small that page, style and fonts stay below 30 kB (docs/decisions/fonts.md).
 * Latin is only in a device's name and in numbers, so one weight is enough. Other characters use the phone's font.
 */
export const trackingFaces = [
  {
    name: 'persian.woff2',
    file: 'vazirmatn-tracking-persian.woff2',
    weights: { min: 400, max: 700 },
    range:
      'U+060C,U+061B,U+061F,U+0621-0624,U+0626-0628,U+062A-063A,U+0641-0642,U+0644-0648,U+064B,U+0651,U+0654,U+067E,U+0686,U+0698,U+06A9,U+06AF,U+06CC,U+06F0-06F9,U+200C',
  },
  {
    name: 'basic.woff2',
    file: 'vazirmatn-tracking-basic.woff2',
    weights: 600,
    range: 'U+0020,U+0028-0029,U+002B-003A,U+0041-005A,U+0061-007A',
  },
] as const;

/** They lie with the other cuts and their licence. */
export const trackingFontsFolder = join(projectRoot, 'src/web/styles/fonts');

const fonts = new Map(
  trackingFaces.map(({ name, file }) => [name as string, readFileSync(join(trackingFontsFolder, file))]),
);

/** The font file of this name below `/r`. */
export const findFont = (name: string): Buffer | undefined => fonts.get(name);

/** How the style names them. The letters of the phone stand until they have come, at about their width. */
export const fontFaceRules = `${trackingFaces
  .map(
    ({ name, range }) =>
      `@font-face{font-family:Vazirmatn;font-weight:400 700;font-display:swap;src:url(/r/${name}) format("woff2");unicode-range:${range}}`,
  )
  .join('\n')}
@font-face{font-family:Meanwhile;src:local("Tahoma"),local("Segoe UI"),local("DejaVu Sans");size-adjust:91%;ascent-override:112.6%;descent-override:59%;line-gap-override:0%}`;
