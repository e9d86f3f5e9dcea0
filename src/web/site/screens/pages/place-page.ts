import { siteAddresses } from '#contract/site-addresses.ts';
import type { MenuPage } from '../../layout/group-menu-pages.ts';
import { homeCrumb } from '../../page-head/home-crumb.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import type { MoreItem } from '../reading/more-of-the-same.tsx';

const rootOf = (pages: readonly MenuPage[], id: number): MenuPage | undefined =>
  pages.find((root) => root.id === id || root.children.some((child) => child.id === id));

/** Home, the root page this one stands under, and the page itself. */
export const crumbsOfPage = (
  pages: readonly MenuPage[],
  page: { id: number; title: string } | null,
): Crumb[] => {
  if (!page) return [homeCrumb];
  const root = rootOf(pages, page.id);
  const above = root && root.id !== page.id ? [{ title: root.title, href: siteAddresses.page(root.id) }] : [];
  return [homeCrumb, ...above, { title: page.title }];
};

/** The other pages under the same root, the root among them. */
export const listFamily = (pages: readonly MenuPage[], id: number): MoreItem[] => {
  const root = rootOf(pages, id);
  if (!root) return [];
  return [root, ...root.children]
    .filter((page) => page.id !== id)
    .map((page) => ({ href: siteAddresses.page(page.id), title: page.title }));
};
