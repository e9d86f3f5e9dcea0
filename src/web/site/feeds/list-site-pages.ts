import type { ContentClient } from '#contract/content/client.ts';
import type { ContentItem, Video } from '#contract/content/entities.ts';
import { contentKinds, type ReadingKind, readingKinds } from '#contract/content/kinds.ts';
import type { Listed } from '#contract/content/listed.ts';
import { detailPaths, siteAddresses } from '#contract/site-addresses.ts';
import { pickPicture } from '../pictures/pick-picture.ts';
import { contentPageSize } from '../screens/lists/load-list-with-intro.ts';
import { productPageSize } from '../screens/products/load-products.ts';
import { collectAll, requireResult } from './collect-all.ts';

/** One page of the sitemap. Addresses are as the content names them, without an origin. */
export type SitePage = {
  path: string;
  changedAt?: string;
  pictures?: string[];
  video?: { title: string; description: string; picture: string; address: string; publishedAt: string };
};

const { home, about, colleagues, contact, faqs, revisions } = siteAddresses;
const fixedPaths = [home, about, colleagues, contact, faqs, revisions];

/** Every page for search engines, read through the same calls as the pages themselves. */
export const listSitePages = async (client: ContentClient): Promise<SitePage[]> => {
  const [typeAnswer, groupAnswer, entryAnswer] = await Promise.all([
    client.listProductTypes(),
    client.listGalleryGroups(),
    client.listDynamicPages(),
  ]);
  const types = requireResult(typeAnswer);
  const groups = requireResult(groupAnswer);
  const entries = requireResult(entryAnswer);
  const products = await collectAll((page) => client.pageProducts(page));
  const readings: SitePage[] = [];
  for (const kind of readingKinds) readings.push(...(await listReadings(client, kind)));
  const software = await collectAll((page) => client.pagePermits({ ...page, permitType: 1 }));
  const hardware = await collectAll((page) => client.pagePermits({ ...page, permitType: 0 }));
  const websites = await collectAll(client.pageDesignedWebSites);
  const pages: Listed<ContentItem>[] = [];
  for (const { id } of entries) pages.push(requireResult(await client.getDynamicPage({ id })));

  return [
    ...fixedPaths.map((path) => ({ path })),
    ...types.flatMap(({ id }) =>
      listPaths(products.filter((one) => one.productTypeId === id).length, productPageSize, (n) =>
        siteAddresses.productType(id, n),
      ),
    ),
    ...products.map(({ id, images }) => ({ path: siteAddresses.product(id), pictures: picturesOf(images) })),
    ...listPaths(websites.length, contentPageSize, siteAddresses.websites),
    ...readings,
    ...listPaths(hardware.length, contentPageSize, siteAddresses.permitsHard),
    ...listPaths(software.length, contentPageSize, siteAddresses.permitsSoft),
    ...[...hardware, ...software].map((item) => toSitePage(item, detailPaths.permit)),
    ...pages.map((item) => toSitePage(item, detailPaths.page)),
    ...groups.map(({ id, images }) => ({ path: siteAddresses.gallery(id), pictures: picturesOf(images) })),
  ];
};

/** The list of a kind, page by page, and each of its items. */
const listReadings = async (client: ContentClient, kind: ReadingKind): Promise<SitePage[]> => {
  const { list, reading } = contentKinds[kind];
  const all = await collectAll<Listed<ContentItem> | Listed<Video>>((page) => client[reading.page](page));
  return [
    ...listPaths(all.length, contentPageSize, list.address),
    ...all.map((item) => ('videoAddress' in item ? toVideoPage(item) : toSitePage(item, detailPaths[kind]))),
  ];
};

const listPaths = (count: number, size: number, pathOf: (page: number) => string): SitePage[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / size)) }, (_, at) => ({ path: pathOf(at + 1) }));

const picturesOf = (images: readonly Parameters<typeof pickPicture>[0][]): string[] =>
  images.map(pickPicture).filter((address) => address !== null);

const toSitePage = (item: Listed<ContentItem>, path: string): SitePage => ({
  path: `${path}/${item.id}`,
  changedAt: item.publishedAt,
  pictures: picturesOf([item]),
});

/** A video without a picture or an address can not be announced as one; its page still can. */
const toVideoPage = (video: Listed<Video>): SitePage => {
  const page = toSitePage(video, detailPaths.video);
  const [picture] = page.pictures ?? [];
  const { title, description, videoAddress, publishedAt } = video;
  if (!picture || !videoAddress) return page;
  return { ...page, video: { title, description, picture, address: videoAddress, publishedAt } };
};
