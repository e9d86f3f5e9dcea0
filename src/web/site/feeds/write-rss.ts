import type { ContentItem } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import { cutText } from '#kernel/cut-text.ts';
import { pickPicture } from '../pictures/pick-picture.ts';
import { placeAddress } from '../ui/media-origin.tsx';
import { scaledAddress } from '../ui/picture.tsx';
import { element, emptyElement, textElement } from './write-xml.ts';

export type FeedFacts = {
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
  element(
    'rss',
    [
      element('channel', [
        textElement('title', feed.title),
        textElement('link', `${feed.publicOrigin}${feed.page}`),
        textElement('description', feed.description || feed.title),
        textElement('language', 'fa-IR'),
        emptyElement('atom:link', {
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
  return element('item', [
    textElement('title', item.title),
    textElement('link', link),
    textElement('guid', link, { isPermaLink: 'true' }),
    textElement('pubDate', writeDate(item.publishedAt)),
    textElement('description', cutText(item.description, 512)),
    picture
      ? emptyElement('media:content', {
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
