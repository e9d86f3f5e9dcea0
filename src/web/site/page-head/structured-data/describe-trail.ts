import type { Crumb } from '#web/ui/breadcrumb.tsx';

/** Where a page stands. The last crumb is the page itself and needs no address. */
export const describeTrail = (crumbs: readonly Crumb[], publicOrigin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    ...(href ? { item: `${publicOrigin}${href}` } : {}),
  })),
});
