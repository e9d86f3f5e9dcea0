import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { decodeEntities } from '#kernel/decode-entities.ts';

/** Where the files of the library lie, as documents name them. */
export const libraryPrefix = '/media/library/';

/** Addresses inside the attributes of rich text. */
const attribute = /\s(?:href|src|poster)="([^"]*)"/g;
const maxTargetLength = 400;

/**
 * Every page of the site and every file of the library that a document leads to or shows, each once, without the
 * query that asks for a size. Rich text is read as our sanitizer writes it.
 */
export const listLinkedAddresses = (document: ContentDocument): string[] => {
  const found = new Set<string>();
  const take = (address: string) => {
    const target = toTarget(address);
    if (target) found.add(target);
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('/')) take(value);
      for (const [, address = ''] of value.matchAll(attribute)) take(decodeEntities(address));
    } else if (value !== null && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(document);
  return [...found];
};

const toTarget = (address: string): string | undefined => {
  if (!address.startsWith('/') || address.startsWith('//')) return undefined;
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const anchor = /^\/faqs(#faq-\d+)$/.exec(address)?.[1] ?? '';
  return path.length > maxTargetLength ? undefined : `${path}${anchor}`;
};
