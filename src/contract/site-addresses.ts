/** Where one item is read, without its id. */
export const detailPaths = {
  product: '/productdetails',
  article: '/articledetails',
  news: '/blogdetails',
  video: '/videodetails',
  permit: '/permitdetails',
  page: '/page',
  gallery: '/gallery',
} as const;

/**
 * Every public address of the site, written once. Screens, menu, feeds, sitemap and search build their links from
 * here; `web/site/app/routes.ts` mounts the same paths.
 *
 * @example siteAddresses.article(3) // '/articledetails/3'
 */
export const siteAddresses = {
  home: '/',
  about: '/aboutus',
  colleagues: '/colleagues',
  contact: '/contactus',
  faqs: '/faqs',
  faq: (id: number) => `/faqs#faq-${id}`,
  revisions: '/revisions',
  revision: (words: string) => `/revisions?q=${encodeURIComponent(words)}`,
  repair: '/repair-request',
  myDevices: '/my-devices',
  search: '/search',
  payback: '/payback',
  hardwares: (page = 1) => `/hardwares/${page}`,
  softwares: (page = 1) => `/softwares/${page}`,
  productType: (id: number, page = 1) => (page === 1 ? `/products/${id}` : `/products/${id}?page=${page}`),
  product: (id: number | string) => `${detailPaths.product}/${id}`,
  websites: (page = 1) => `/websites/${page}`,
  articles: (page = 1) => `/articles/${page}`,
  article: (id: number | string) => `${detailPaths.article}/${id}`,
  newsList: (page = 1) => `/blogs/${page}`,
  news: (id: number | string) => `${detailPaths.news}/${id}`,
  videos: (page = 1) => `/videos/${page}`,
  video: (id: number | string) => `${detailPaths.video}/${id}`,
  permitsSoft: (page = 1) => (page === 1 ? '/permitssoft' : `/permitssoft?page=${page}`),
  permitsHard: (page = 1) => (page === 1 ? '/permitshard' : `/permitshard?page=${page}`),
  permit: (id: number | string) => `${detailPaths.permit}/${id}`,
  page: (id: number | string) => `${detailPaths.page}/${id}`,
  gallery: (id: number | string) => `${detailPaths.gallery}/${id}`,
  articlesFeed: '/feeds/articles.xml',
  newsFeed: '/feeds/news.xml',
  videosFeed: '/feeds/videos.xml',
} as const;
