import { siteAddresses } from '../site-addresses.ts';
import type { StaticPageKey } from './entities.ts';
import { contentKinds, type ReadingKind, readingKinds } from './kinds.ts';

type PageName = { title: string; shownAt: string };

const readingIndices = Object.fromEntries(
  readingKinds.map((kind) => {
    const { many, list } = contentKinds[kind];
    return [list.index, { title: many, shownAt: list.address() }];
  }),
) as Record<(typeof contentKinds)[ReadingKind]['list']['index'], PageName>;

/** What each fixed page is called in the office, and where visitors see it. */
export const staticPageNames: Readonly<Record<StaticPageKey, PageName>> = {
  HomeIndex: { title: 'صفحهٔ نخست', shownAt: siteAddresses.home },
  AboutUs: { title: 'دربارهٔ ما', shownAt: siteAddresses.about },
  ColleaguesIndex: { title: 'همکاران', shownAt: siteAddresses.colleagues },
  ContactUs: { title: 'تماس با ما', shownAt: siteAddresses.contact },
  FAQsIndex: { title: 'پرسش‌های پرتکرار', shownAt: siteAddresses.faqs },
  DesignedWebsitesIndex: { title: 'طراحی سایت', shownAt: siteAddresses.websites() },
  ...readingIndices,
  PermitsIndex: { title: 'مجوزها', shownAt: siteAddresses.permitsHard() },
};
