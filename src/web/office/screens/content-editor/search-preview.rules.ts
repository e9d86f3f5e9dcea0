import { headLengths } from '#contract/content/card-cuts.ts';
import { fitText } from '#kernel/fit-text.ts';
import { fitTitle } from '#kernel/fit-title.ts';
import { plainText } from '#kernel/plain-text.ts';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';

export type SearchLine = { text: string; length: number; max: number; isFromPage: boolean };

const lineOf = (own: unknown, fallback: unknown, max: number, shorten: typeof fitText): SearchLine => {
  const written = String(own ?? '').trim();
  const whole = written || plainText(String(fallback ?? ''));
  return {
    text: shorten(whole, max),
    length: Math.min([...whole].length, written ? Number.POSITIVE_INFINITY : max),
    max,
    isFromPage: written === '',
  };
};

/** How search engines show it: the meta fields, and where they are empty the title and first words of the page. */
export const describeSearchResult = ({ title, description, metaTitle, metaDescription }: DocumentValues) => ({
  title: lineOf(metaTitle, title, headLengths.title, fitTitle),
  description: lineOf(metaDescription, description, headLengths.description, fitText),
});
