import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { allContentKinds, type ContentKind } from '#contract/content/kinds.ts';
import { plainText } from '#kernel/plain-text.ts';

/** Given once and kept: a stored place is made of it. */
const numbers = {
  article: 1,
  news: 2,
  video: 3,
  permit: 4,
  page: 5,
  product: 6,
  'product-type': 7,
  gallery: 8,
  website: 9,
  colleague: 10,
  faq: 11,
  revision: 12,
  'static-page': 13,
  'site-settings': 14,
} as const satisfies Record<ContentKind, number>;

/** What is published of an item and its draft have words of their own. */
export type WordPart = 'public' | 'draft';
const idSpan = 2 ** 28;
const firstOf = (kind: ContentKind): number => numbers[kind] * 2 * idSpan;

export const documentPlace = (kind: ContentKind, id: number, part: WordPart): number =>
  firstOf(kind) + (part === 'draft' ? idSpan : 0) + id;

export const documentRange = (kind?: ContentKind): { from: number; to: number } =>
  kind ? { from: firstOf(kind), to: firstOf(kind) + 2 * idSpan - 1 } : { from: 0, to: 64 * idSpan };

export const itemAt = (place: number): { kind: ContentKind; id: number } | undefined => {
  const kind = allContentKinds.find((one) => numbers[one] === Math.floor(place / (2 * idSpan)));
  return kind && { kind, id: place % idSpan };
};

const maxTextLength = 20_000;

/** Every text of a document; addresses of files and pages are none. */
export const collectText = (document: ContentDocument): string => {
  const texts: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!value.startsWith('/')) texts.push(plainText(value));
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(document);
  return texts.filter(Boolean).join(' ').slice(0, maxTextLength);
};
