import type { MetaDescriptor } from 'react-router';
import { cutText } from '#kernel/cut-text.ts';

/** What a screen says about itself in its head. */
export type PageFacts = { title: string; description: string; keywords: string };

type Described = {
  title: string;
  description: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
};

/** Takes the content's own meta fields; an empty one falls back to title and first words, or to nothing. */
export const readPageFacts = (content: Described): PageFacts => ({
  title: content.metaTitle.trim() || content.title,
  description: content.metaDescription.trim() || cutText(content.description, 160),
  keywords: content.metaKeywords.trim(),
});

/** The head of a screen. `path` is its one true address; `picture` is an absolute address. */
export const describePage = (
  facts: PageFacts,
  place: { publicOrigin: string; path: string; picture?: string | undefined; type?: string },
): MetaDescriptor[] => {
  const address = `${place.publicOrigin}${place.path}`;
  return [
    { title: facts.title },
    { name: 'description', content: facts.description },
    ...(facts.keywords ? [{ name: 'keywords', content: facts.keywords }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: facts.title },
    { property: 'og:description', content: facts.description },
    { property: 'og:type', content: place.type ?? 'website' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'fa_IR' },
    ...(place.picture ? [{ property: 'og:image', content: place.picture }] : []),
  ];
};
