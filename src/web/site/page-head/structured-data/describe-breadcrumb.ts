import type { Crumb } from '../../ui/breadcrumb.tsx';

/**
 * Where a page stands: each step with its address, the last one with the page's own. Steps that are no page are left
 * out.
 */
export const describeBreadcrumb = (crumbs: readonly Crumb[], publicOrigin: string, path: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: listSteps(crumbs, path).map(({ title, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: `${publicOrigin}${href}`,
  })),
});

const listSteps = (crumbs: readonly Crumb[], path: string) =>
  crumbs.flatMap(({ title, href }, at) => {
    const address = at === crumbs.length - 1 ? path : href;
    return address ? [{ title, href: address }] : [];
  });
