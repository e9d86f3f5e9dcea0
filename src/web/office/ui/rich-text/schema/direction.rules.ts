export type Direction = 'ltr' | 'rtl';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /[A-Za-z\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff]/;

/**
 * Which way a paragraph without a chosen direction reads. The site reads right to left; only a paragraph without a
 * single Persian letter turns. A Persian one that begins with a Latin name stays as it is.
 */
export const findOwnDirection = (text: string): Direction | undefined =>
  leftToRight.test(text) && !rightToLeft.test(text) ? 'ltr' : undefined;

export const parseDirection = (value: string | null): Direction | null => {
  const folded = value?.toLowerCase();
  return folded === 'ltr' || folded === 'rtl' ? folded : null;
};
