import { siteListTexts } from '#web/texts/lists.ts';
import type { ShellData } from '../../layout/load-shell.ts';
import { addPageNumber, describePage, type PageMeta, plainPageMeta } from '../../page-head/describe-page.ts';
import type { HeadEntry } from '../../page-head/head-entry.ts';
import { crumbsTo } from '../../page-head/home-crumb.ts';
import { describeBreadcrumb } from '../../page-head/structured-data/describe-breadcrumb.ts';
import type { ListAddress } from '../../params/read-page-number.ts';

/** The head of a list. Pages after the first say which one they are; each is its own canonical page. */
export const describeList = (
  shell: ShellData,
  list: {
    meta: PageMeta | undefined;
    page: number;
    address: ListAddress;
    /** Where the same page has its one true address, when it is elsewhere. */
    canonicalOf?: (page: number) => string;
    picture?: string | null | undefined;
    feed?: string;
    isHidden?: boolean;
  },
): HeadEntry[] => {
  const { page, address, feed } = list;
  const meta = list.meta ?? plainPageMeta(address.title, shell);
  const path = (list.canonicalOf ?? address.hrefOf)(page);
  return describePage(addPageNumber(meta, page), {
    shell,
    path,
    picture: list.picture,
    isHidden: list.isHidden ?? false,
    feed: feed ? { title: siteListTexts.feedOf(address.title), href: feed } : undefined,
    graph: [describeBreadcrumb(crumbsTo(address.title), shell.publicOrigin, path)],
  });
};
