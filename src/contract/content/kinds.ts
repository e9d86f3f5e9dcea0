import { listKeys } from '#kernel/list-keys.ts';
import { siteAddresses } from '../site-addresses.ts';
import type { StaticPageKey } from './entities.ts';

/** What is true of one kind of content, wherever it is listed, found, fed or edited. */
type ContentKindFacts = {
  /** The table that holds what is shown. */
  table: string;
  /** Its Persian names: of one, of many. */
  one: string;
  many: string;
  /** The field by which lists and messages call an item of this kind. */
  titleField: string;
  /** Where one is read; without it the kind has no page of its own. */
  address?: (id: number) => string;
  /** Where all are listed, page by page, and the fixed page that introduces the list. */
  list?: { address: (page?: number) => string; index?: StaticPageKey };
  /** Found by the site's search under this name. The number is stored: it is never changed and never given again. */
  search?: { name: string; number: number };
  /** The feed of the newest. */
  feed?: string;
  isInSitemap: boolean;
  /** The column of the main menu that holds its list. */
  menu?: 'reading';
  /** It has the columns of an article, alone or with some of its own: readers, writers and search are then generated. */
  columns?: 'item' | 'item-and-own';
  /** It is read newest first: its calls, the heading over others of its kind, what search engines call it. */
  reading?: { page: `page${string}`; top: `top${string}`; get: `get${string}`; more: string; schema: string };
  /** Fixed items are neither added nor deleted. */
  isFixed?: true;
  /** Put in order by hand: all of them, or those of one product type. */
  order?: 'all' | 'type';
};

/**
 * One row a kind. The order of the rows is the order in which groups of search results stand; the numbers say
 * nothing about order.
 */
export const contentKinds = {
  product: {
    table: 'product',
    one: 'محصول',
    many: 'محصول‌ها',
    titleField: 'title',
    order: 'type',
    address: siteAddresses.product,
    search: { name: 'product', number: 1 },
    isInSitemap: true,
  },
  article: {
    table: 'article',
    one: 'مقاله',
    many: 'مقاله‌ها',
    titleField: 'title',
    address: siteAddresses.article,
    list: { address: siteAddresses.articles, index: 'ArticlesIndex' },
    search: { name: 'article', number: 2 },
    columns: 'item',
    reading: {
      page: 'pageArticles',
      top: 'topArticles',
      get: 'getArticle',
      more: 'مقاله‌های دیگر',
      schema: 'Article',
    },
    feed: siteAddresses.articlesFeed,
    isInSitemap: true,
    menu: 'reading',
  },
  news: {
    table: 'blog',
    one: 'خبر',
    many: 'اخبار',
    titleField: 'title',
    address: siteAddresses.news,
    list: { address: siteAddresses.newsList, index: 'BlogsIndex' },
    search: { name: 'blog', number: 3 },
    columns: 'item',
    reading: {
      page: 'pageBlogs',
      top: 'topBlogs',
      get: 'getBlog',
      more: 'اخبار دیگر',
      schema: 'NewsArticle',
    },
    feed: siteAddresses.newsFeed,
    isInSitemap: true,
    menu: 'reading',
  },
  video: {
    table: 'video',
    one: 'ویدئو',
    many: 'ویدئوها',
    titleField: 'title',
    address: siteAddresses.video,
    list: { address: siteAddresses.videos, index: 'VideosIndex' },
    search: { name: 'video', number: 4 },
    columns: 'item-and-own',
    reading: {
      page: 'pageVideos',
      top: 'topVideos',
      get: 'getVideo',
      more: 'ویدئوهای دیگر',
      schema: 'VideoObject',
    },
    feed: siteAddresses.videosFeed,
    isInSitemap: true,
    menu: 'reading',
  },
  permit: {
    table: 'permit',
    one: 'مجوز',
    many: 'مجوزها',
    titleField: 'title',
    address: siteAddresses.permit,
    list: { address: siteAddresses.permitsHard, index: 'PermitsIndex' },
    search: { name: 'permit', number: 5 },
    columns: 'item-and-own',
    isInSitemap: true,
  },
  page: {
    table: 'dynamic_page',
    one: 'صفحه',
    many: 'صفحه‌ها',
    titleField: 'title',
    address: siteAddresses.page,
    search: { name: 'page', number: 6 },
    columns: 'item-and-own',
    isInSitemap: true,
  },
  faq: {
    table: 'faq',
    one: 'پرسش',
    many: 'پرسش‌ها',
    titleField: 'question',
    order: 'all',
    address: siteAddresses.faq,
    search: { name: 'faq', number: 7 },
    isInSitemap: false,
  },
  revision: {
    table: 'revision',
    one: 'نسخهٔ نرم‌افزار',
    many: 'نسخه‌های نرم‌افزار',
    titleField: 'title',
    list: { address: () => siteAddresses.revisions },
    search: { name: 'revision', number: 8 },
    isInSitemap: false,
  },
  'product-type': {
    table: 'product_type',
    one: 'گروه محصول',
    many: 'گروه‌های محصول',
    titleField: 'title',
    address: siteAddresses.productType,
    isInSitemap: true,
  },
  gallery: {
    table: 'gallery_group',
    one: 'گالری',
    many: 'گالری‌ها',
    titleField: 'title',
    address: siteAddresses.gallery,
    isInSitemap: true,
  },
  website: {
    table: 'designed_website',
    one: 'سایت طراحی‌شده',
    many: 'سایت‌های طراحی‌شده',
    titleField: 'title',
    list: { address: siteAddresses.websites, index: 'DesignedWebsitesIndex' },
    isInSitemap: false,
  },
  colleague: {
    table: 'colleague',
    one: 'همکار',
    many: 'همکاران',
    titleField: 'name',
    order: 'all',
    isInSitemap: false,
  },
  'static-page': {
    table: 'static_page',
    one: 'صفحهٔ ثابت',
    many: 'صفحه‌های ثابت',
    titleField: 'title',
    isInSitemap: false,
    isFixed: true,
  },
  'site-settings': {
    table: 'site_setting',
    one: 'تنظیمات سایت',
    many: 'تنظیمات سایت',
    titleField: 'companyName',
    isInSitemap: false,
    isFixed: true,
  },
} as const satisfies Record<string, ContentKindFacts>;

export type ContentKind = keyof typeof contentKinds;
type Row = (typeof contentKinds)[ContentKind];

/** The name of a kind in search answers, where news are called by their old name. */
export type SearchKind = Extract<Row, { search: object }>['search']['name'];

export const allContentKinds = listKeys(contentKinds);

type KindWith<Fact> = {
  [Kind in ContentKind]: (typeof contentKinds)[Kind] extends Fact ? Kind : never;
}[ContentKind];

/** Kinds with the columns of an article, and their tables. */
export type ItemKind = KindWith<{ columns: string }>;
export type ItemTable = (typeof contentKinds)[ItemKind]['table'];
export const itemKinds = allContentKinds.filter((kind): kind is ItemKind => 'columns' in contentKinds[kind]);

/** Those that have no other columns. */
export type PlainKind = KindWith<{ columns: 'item' }>;
export const plainKinds = itemKinds.filter(
  (kind): kind is PlainKind => contentKinds[kind].columns === 'item',
);

/** What the site's search finds. */
export type SearchedKind = KindWith<{ search: object }>;

/** What is read newest first. */
export type ReadingKind = KindWith<{ reading: object }>;
export const readingKinds = allContentKinds.filter(
  (kind): kind is ReadingKind => 'reading' in contentKinds[kind],
);

/** The facts of a kind with every optional one visible. */
export const kindFacts = (kind: ContentKind): ContentKindFacts => contentKinds[kind];

/** Product types that the home page and the two product lists name by their number: they stay, even empty. */
export const productTypeIds = { hardware: 1, software: 2, featuredSoftware: 4, featuredHardware: 6 } as const;
export const namedProductTypes: readonly number[] = Object.values(productTypeIds);

/** What can be found, in the order in which the groups of an answer stand. */
export const searchKinds: readonly SearchKind[] = Object.values(contentKinds).flatMap((row) =>
  'search' in row ? [row.search.name] : [],
);

/** The number of each kind inside stored search places. */
export const kindNumbers = Object.fromEntries(
  Object.values(contentKinds).flatMap((row) =>
    'search' in row ? [[row.search.name, row.search.number]] : [],
  ),
) as Readonly<Record<SearchKind, number>>;
