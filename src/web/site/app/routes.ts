import type { RouteObject } from 'react-router';
import { contentKinds, productTypeIds, readingKinds } from '#contract/content/kinds.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { createReadingFeed } from '../feeds/create-reading-feed.ts';
import { loader as robots } from '../feeds/robots.ts';
import { loader as sitemap } from '../feeds/sitemap.ts';
import type { ListAddress } from '../params/read-page-number.ts';
import * as aboutScreen from '../screens/about/about-screen.tsx';
import * as colleaguesScreen from '../screens/colleagues/colleagues-screen.tsx';
import * as contactScreen from '../screens/contact/contact-screen.tsx';
import * as faqsScreen from '../screens/faqs/faqs-screen.tsx';
import * as galleryScreen from '../screens/gallery/gallery-screen.tsx';
import * as homeScreen from '../screens/home/home-screen.tsx';
import * as labScreen from '../screens/lab/lab-screen.tsx';
import * as missingScreen from '../screens/missing/missing-screen.tsx';
import * as pageScreen from '../screens/pages/page-screen.tsx';
import * as paybackScreen from '../screens/payback/payback-screen.tsx';
import { createPermitList } from '../screens/permits/create-permit-list.tsx';
import * as permitScreen from '../screens/permits/permit-screen.tsx';
import * as productScreen from '../screens/product/product-screen.tsx';
import { createTypeList } from '../screens/products/create-type-list.tsx';
import * as productsScreen from '../screens/products/products-screen.tsx';
import { createReadingList } from '../screens/reading/create-reading-list.tsx';
import { createReadingScreen } from '../screens/reading/create-reading-screen.tsx';
import * as repairScreen from '../screens/repair/repair-screen.tsx';
import * as revisionsScreen from '../screens/revisions/revisions-screen.tsx';
import * as searchScreen from '../screens/search/search-screen.tsx';
import { videoCardProps } from '../screens/videos/video-card.tsx';
import * as videoScreen from '../screens/videos/video-screen.tsx';
import * as websitesScreen from '../screens/websites/websites-screen.tsx';
import { rootRoute } from './root-route.ts';
import { screenRoute } from './screen-route.tsx';

type ListName = 'hardwares' | 'softwares' | 'permitsHard' | 'permitsSoft';
const listAt = (name: ListName): ListAddress => ({ title: siteListTexts[name], hrefOf: siteAddresses[name] });

/** Every screen and its address. */
export const screenRoutes: RouteObject[] = [
  rootRoute([
    screenRoute('', homeScreen),
    screenRoute('hardwares/:pageNumber?', createTypeList(productTypeIds.hardware, listAt('hardwares'))),
    screenRoute('softwares/:pageNumber?', createTypeList(productTypeIds.software, listAt('softwares'))),
    screenRoute('products/:pageNumber?', productsScreen),
    screenRoute('websites/:pageNumber?', websitesScreen),
    screenRoute('articles/:pageNumber?', createReadingList('article')),
    screenRoute('articledetails/:id', createReadingScreen('article')),
    screenRoute('blogs/:pageNumber?', createReadingList('news')),
    screenRoute('blogdetails/:id', createReadingScreen('news')),
    screenRoute('videos/:pageNumber?', createReadingList('video', videoCardProps)),
    screenRoute('videodetails/:id', videoScreen),
    screenRoute('permitssoft', createPermitList(1, listAt('permitsSoft'))),
    screenRoute('permitshard', createPermitList(0, listAt('permitsHard'))),
    screenRoute('permitdetails/:id', permitScreen),
    screenRoute('page/:id', pageScreen),
    screenRoute('aboutus', aboutScreen),
    screenRoute('colleagues', colleaguesScreen),
    screenRoute('faqs', faqsScreen),
    screenRoute('contactus', contactScreen),
    screenRoute('productdetails/:id', productScreen),
    screenRoute('gallery/:id', galleryScreen),
    screenRoute('revisions', revisionsScreen),
    screenRoute('payback', paybackScreen),
    screenRoute('repair-request', repairScreen),
    screenRoute('my-devices', labScreen),
    screenRoute('search', searchScreen),
    screenRoute('*', missingScreen),
  ]),
];

/** What machines read: no screen, no shell. */
export const feedRoutes: RouteObject[] = [
  { path: 'sitemap.xml', loader: sitemap },
  { path: 'robots.txt', loader: robots },
  ...readingKinds.map((kind) => ({
    path: contentKinds[kind].feed.slice(1),
    loader: createReadingFeed(kind),
  })),
];
