import { headLengths } from '#contract/content/card-cuts.ts';
import { fitText } from '#kernel/fit-text.ts';
import { fitTitle } from '#kernel/fit-title.ts';
import { plainText } from '#kernel/plain-text.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import type { ShellData } from '../layout/load-shell.ts';
import sharePicture from '../layout/share-picture.jpg?url';
import type { HeadEntry } from './head-entry.ts';
import { placeMedia } from './structured-data/place-media.ts';

/** Title, description and keywords of a page, for its head. */
export type PageMeta = { title: string; description: string; keywords: string };

type Described = {
  title: string;
  description: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
};

/** Takes the content's own meta fields; an empty one falls back to title and first words, or to nothing. */
export const readPageMeta = (content: Described): PageMeta => ({
  title: fitTitle(content.metaTitle.trim() || plainText(content.title), headLengths.title),
  description: fitText(
    content.metaDescription.trim() || plainText(content.description),
    headLengths.description,
  ),
  keywords: content.metaKeywords.trim(),
});

/** The meta of one page of a list: pages after the first carry their number, so that no two are alike. */
export const addPageNumber = (meta: PageMeta, page: number): PageMeta => {
  if (page <= 1) return meta;
  const suffix = siteListTexts.pageSuffix(page);
  const { title, description } = meta;
  return {
    ...meta,
    title: title && fitTitle(title, headLengths.title - suffix.length) + suffix,
    description: description && fitText(description, headLengths.description - suffix.length) + suffix,
  };
};

/** The meta of a screen whose content did not arrive: its fixed title and the company's name. */
export const plainPageMeta = (title: string, shell: ShellData): PageMeta => ({
  title: `${title} | ${shell.settings?.companyName ?? siteShellTexts.companyName}`,
  description: '',
  keywords: '',
});

type PagePlace = {
  shell: ShellData;
  /** The screen's one true address, without the origin. */
  path: string;
  /** The picture that stands for the screen, as the content names it. */
  picture?: string | null | undefined;
  type?: 'website' | 'article' | 'video.other' | 'product';
  publishedAt?: string | undefined;
  /** Search engines are asked to leave the screen out. */
  isHidden?: boolean;
  /** The feed of what the screen lists. */
  feed?: { title: string; href: string } | undefined;
  /** What machines read about the screen: schema.org objects. */
  graph?: readonly object[];
};

/** The head of a screen. */
export const describePage = (meta: PageMeta, place: PagePlace): HeadEntry[] => {
  const { shell } = place;
  const address = `${shell.publicOrigin}${place.path}`;
  const picture = place.picture ? placeMedia(place.picture, shell) : `${shell.publicOrigin}${sharePicture}`;
  const named = (key: 'name' | 'property', name: string, content: string | undefined): HeadEntry[] =>
    content ? [key === 'name' ? { name, content } : { property: name, content }] : [];
  return [
    { title: meta.title },
    ...named('name', 'description', meta.description),
    ...named('name', 'keywords', meta.keywords),
    ...(place.isHidden ? named('name', 'robots', 'noindex') : []),
    { link: { rel: 'canonical', href: address } },
    ...named('property', 'og:site_name', shell.settings?.companyName ?? siteShellTexts.companyName),
    ...named('property', 'og:title', meta.title),
    ...named('property', 'og:description', meta.description),
    ...named('property', 'og:type', place.type ?? 'website'),
    ...named('property', 'og:url', address),
    ...named('property', 'og:locale', 'fa_IR'),
    ...named('property', 'og:image', picture),
    ...named('property', 'og:image:alt', meta.title),
    ...named('property', 'article:published_time', place.publishedAt),
    ...named('name', 'twitter:card', 'summary_large_image'),
    ...named('name', 'twitter:title', meta.title),
    ...named('name', 'twitter:description', meta.description),
    ...named('name', 'twitter:image', picture),
    ...(place.feed ? [{ link: { rel: 'alternate', type: 'application/rss+xml', ...place.feed } }] : []),
    ...(place.graph?.length
      ? [{ structuredData: { '@context': 'https://schema.org', '@graph': [...place.graph] } }]
      : []),
  ];
};
