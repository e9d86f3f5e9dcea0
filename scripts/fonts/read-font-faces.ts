import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const stylesFolder = join(import.meta.dirname, '../../src/web/styles');

/** A file of Vazirmatn as `fonts.css` names it. */
export type FontFace = {
  /** Where the file lies. */
  file: string;
  /** Whether the file is cut by us out of the package's file of the same writing. */
  isCut: boolean;
  isInRange: (codePoint: number) => boolean;
};

/** The files that browsers may fetch, with the characters for which they do. */
export const readFontFaces = (): FontFace[] =>
  [...readFileSync(join(stylesFolder, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]+)\}/g)].flatMap(
    ([, face = '']) => {
      const address = /url\("([^"]+)"\)/.exec(face)?.[1];
      if (!address) return [];
      return {
        file: address.startsWith('./')
          ? join(stylesFolder, address)
          : createRequire(import.meta.url).resolve(address),
        isCut: address.startsWith('./'),
        isInRange: readRange(/unicode-range:([^;]+);/.exec(face)?.[1] ?? ''),
      };
    },
  );

export const readRange = (text: string): ((codePoint: number) => boolean) => {
  const ranges = text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });
  return (codePoint) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last);
};
