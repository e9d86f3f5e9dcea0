import { cutText } from '#kernel/cut-text.ts';
import { isVideoFile } from '#kernel/is-video-file.ts';
import { isoDate } from '#kernel/jalali.ts';
import { placeAddress } from '../ui/media-origin.tsx';
import { scaledAddress } from '../ui/picture.tsx';
import type { SitePage } from './list-site-pages.ts';
import { xmlElement, xmlTextElement } from './write-xml.ts';

/** The protocol's own bound on one file. */
const maxPages = 50_000;
const maxPictures = 1_000;

type Origins = { publicOrigin: string; mediaOrigin: string };

/** A sitemap with pictures and videos. */
export const writeSitemap = (pages: readonly SitePage[], origins: Origins): string =>
  xmlElement(
    'urlset',
    pages.slice(0, maxPages).map((page) => writePage(page, origins)),
    {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
      'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
    },
  );

const writePage = (
  { path, changedAt, pictures = [], video }: SitePage,
  { publicOrigin, mediaOrigin }: Origins,
): string => {
  const pictureAt = (address: string) => scaledAddress(placeAddress(address, mediaOrigin), 1200);
  return xmlElement('url', [
    xmlTextElement('loc', `${publicOrigin}${path}`),
    xmlTextElement('lastmod', changedAt && isoDate(changedAt)),
    ...pictures
      .slice(0, maxPictures)
      .map((address) => xmlElement('image:image', [xmlTextElement('image:loc', pictureAt(address))])),
    video
      ? xmlElement('video:video', [
          xmlTextElement('video:thumbnail_loc', pictureAt(video.picture)),
          xmlTextElement('video:title', cutText(video.title, 100)),
          xmlTextElement('video:description', cutText(video.description || video.title, 2_000)),
          xmlTextElement(
            isVideoFile(video.address) ? 'video:content_loc' : 'video:player_loc',
            placeAddress(video.address, mediaOrigin),
          ),
          xmlTextElement('video:publication_date', isoDate(video.publishedAt)),
        ])
      : '',
  ]);
};
