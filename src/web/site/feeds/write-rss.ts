import type { ContentItem } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import { cutText } from '#kernel/cut-text.ts';
import { pickPicture } from '../pictures/pick-picture.ts';
import { placeAddress } from '../ui/media-origin.tsx';
import { scaledAddress } from '../ui/picture.tsx';
import { xmlElement, xmlEmptyElement, xmlTextElement } from './write-xml.ts';

type FeedFacts = {
  title: string;
  description: string;
  publicOrigin: string;
  mediaOrigin: string;
  /** The feed's own address and that of the page it belongs to, without the origin. */
  path: string;
  page: string;
  /** Where an item is read, without its id. */
  itemPath: string;
};

/** An RSS 2.0 feed: the newest items with their first words and their picture. */
export const writeRss = (feed: FeedFacts, items: readonly Listed<ContentItem>[]): string =>
  xmlElement(
    'rss',
    [
      xmlElement('channel', [
        xmlTextElement('title', feed.title),
        xmlTextElement('link', `${feed.publicOrigin}${feed.page}`),
        xmlTextElement('description', feed.description || feed.title),
        xmlTextElement('language', 'fa-IR'),
        xmlEmptyElement('atom:link', {
          href: `${feed.publicOrigin}${feed.path}`,
          rel: 'self',
          type: 'application/rss+xml',
        }),
        ...items.map((item) => writeItem(feed, item)),
      ]),
    ],
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:media': 'http://search.yahoo.com/mrss/',
    },
  );

const writeItem = (feed: FeedFacts, item: Listed<ContentItem>): string => {
  const link = `${feed.publicOrigin}${feed.itemPath}/${item.id}`;
  const picture = pickPicture(item);
  return xmlElement('item', [
    xmlTextElement('title', item.title),
    xmlTextElement('link', link),
    xmlTextElement('guid', link, { isPermaLink: 'true' }),
    xmlTextElement('pubDate', writeDate(item.publishedAt)),
    xmlTextElement('description', cutText(item.description, 512)),
    picture
      ? xmlEmptyElement('media:content', {
          url: scaledAddress(placeAddress(picture, feed.mediaOrigin), 1200),
          medium: 'image',
        })
      : '',
  ]);
};

const writeDate = (iso: string): string | undefined => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date.toUTCString();
};
