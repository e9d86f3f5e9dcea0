import { siteAddresses } from '#contract/site-addresses.ts';
import { listTexts } from '#web/texts/lists.ts';

/** The first step of every breadcrumb. */
export const homeCrumb = { title: listTexts.home, href: siteAddresses.home };
