import { siteAddresses } from '#contract/site-addresses.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import type { Crumb } from '../ui/breadcrumb.tsx';

/** The first step of every breadcrumb. */
export const homeCrumb = { title: siteListTexts.home, href: siteAddresses.home };

/** Home and the page itself. */
export const crumbsTo = (title: string): Crumb[] => [homeCrumb, { title }];
