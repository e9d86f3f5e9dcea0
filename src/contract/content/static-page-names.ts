import { siteAddresses } from '../site-addresses.ts';
import type { StaticPageKey } from './entities.ts';

/** What each fixed page is called in the office, and where visitors see it. */
export const staticPageNames: Readonly<Record<StaticPageKey, { title: string; shownAt: string }>> = {
  HomeIndex: { title: 'صفحهٔ نخست', shownAt: siteAddresses.home },
  AboutUs: { title: 'دربارهٔ ما', shownAt: siteAddresses.about },
  ColleaguesIndex: { title: 'همکاران', shownAt: siteAddresses.colleagues },
  ContactUs: { title: 'تماس با ما', shownAt: siteAddresses.contact },
  FAQsIndex: { title: 'پرسش‌های پرتکرار', shownAt: siteAddresses.faqs },
  DesignedWebsitesIndex: { title: 'طراحی سایت', shownAt: siteAddresses.websites() },
  ArticlesIndex: { title: 'مقاله‌ها', shownAt: siteAddresses.articles() },
  BlogsIndex: { title: 'اخبار', shownAt: siteAddresses.newsList() },
  VideosIndex: { title: 'ویدئوها', shownAt: siteAddresses.videos() },
  PermitsIndex: { title: 'مجوزها', shownAt: siteAddresses.permitsHard() },
};
