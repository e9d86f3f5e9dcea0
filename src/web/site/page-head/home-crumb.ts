import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';

/** The first step of every breadcrumb. */
export const homeCrumb = { title: siteListTexts.home, href: siteAddresses.home };
