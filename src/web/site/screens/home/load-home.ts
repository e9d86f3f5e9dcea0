import { homeCuts } from '#contract/content/card-cuts.ts';
import type { ContentAnswer, ContentClient } from '#contract/content/client.ts';
import { productTypeIds } from '#contract/content/kinds.ts';
import type { Listed } from '#contract/content/listed.ts';
import type { Product } from '#contract/content/products.ts';
import { detailPaths } from '#contract/site-addresses.ts';
import { isFailure, toListData } from '../../api/read-answer.ts';
import { readPageMeta } from '../../page-head/describe-page.ts';
import { toHomeColleague, toHomeNewsItem, toHomeProduct, toHomeVideo, toSlides } from './to-home-cards.ts';

/** How many of each the home page shows. */
const homeCounts = { hardware: 1, software: 2, videos: 4, news: 4, articles: 4 } as const;

const featuredTypes = {
  hardware: productTypeIds.featuredHardware,
  software: productTypeIds.featuredSoftware,
};

/** Everything the home page shows: all calls at once, each able to fail by itself. */
export const loadHome = async (client: ContentClient) => {
  const [page, hardware, software, videos, news, articles, colleagues] = await Promise.all([
    client.getStaticPage({ pageKey: 'HomeIndex' }),
    loadFeatured(client, 'hardware'),
    loadFeatured(client, 'software'),
    client.topVideos({ count: homeCounts.videos }),
    client.topBlogs({ count: homeCounts.news }),
    client.topArticles({ count: homeCounts.articles }),
    client.listColleagues(),
  ]);
  const home = page.kind === 'ok' ? page.result : undefined;
  return {
    meta: home ? readPageMeta(home) : null,
    slides: home ? toSlides(home) : [],
    about: home?.description ?? '',
    pageFailed: isFailure(page),
    hardware: toListData(hardware, (product) => toHomeProduct(product, homeCuts.hardware)),
    software: toListData(software, (product) => toHomeProduct(product, homeCuts.software)),
    videos: toListData(videos, (video, at) =>
      toHomeVideo(video, at === 0 ? homeCuts.firstVideo : homeCuts.other),
    ),
    news: toListData(news, (item) => toHomeNewsItem(item, detailPaths.news, homeCuts.other)),
    articles: toListData(articles, (item) => toHomeNewsItem(item, detailPaths.article, homeCuts.other)),
    colleagues: toListData(colleagues, toHomeColleague),
  };
};

type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** False when a part did not arrive, so that no cache keeps the page as it is. */
export const isComplete = ({ pageFailed, ...home }: HomeData): boolean =>
  !pageFailed &&
  [home.hardware, home.software, home.videos, home.news, home.articles, home.colleagues].every(
    ({ failed }) => !failed,
  );

type Kind = keyof typeof featuredTypes;

/** The featured type may be empty; then the plain list of that kind fills its place. */
const loadFeatured = async (client: ContentClient, kind: Kind): Promise<ContentAnswer<Listed<Product>[]>> => {
  const count = homeCounts[kind];
  const featured = await client.topProducts({ count, productTypeId: featuredTypes[kind] });
  if (featured.kind !== 'ok' || featured.result.length > 0) return featured;
  return client.topProducts({ count, productTypeId: productTypeIds[kind] });
};
