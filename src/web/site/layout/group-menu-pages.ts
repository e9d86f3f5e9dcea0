import type { DynamicPageEntry } from '#contract/content/entities.ts';

/** A root page of the menu with every page below it, in order. */
export type MenuPage = { id: number; title: string; children: { id: number; title: string }[] };

/**
 * Groups dynamic pages under their roots. `parentId` 0 is a root; a page whose parent is not there counts as
 * a root, and so does the first page of a circle, so that no page is lost from the menu.
 */
export const groupMenuPages = (pages: readonly DynamicPageEntry[]): MenuPage[] => {
  const known = new Set(pages.map(({ id }) => id));
  const placed = new Set<number>();
  const collect = (parentId: number): MenuPage['children'] =>
    pages
      .filter((page) => page.parentId === parentId && !placed.has(page.id))
      .flatMap(({ id, title }) => {
        placed.add(id);
        return [{ id, title }, ...collect(id)];
      });
  const toRoot = ({ id, title }: DynamicPageEntry): MenuPage => {
    placed.add(id);
    return { id, title, children: collect(id) };
  };
  const roots = pages
    .filter(({ parentId }) => parentId === 0 || !known.has(parentId))
    .map((page) => ({ page, root: toRoot(page) }));
  const circles = pages
    .filter(({ id }) => !placed.has(id))
    .flatMap((page) => (placed.has(page.id) ? [] : [{ page, root: toRoot(page) }]));
  return [...roots, ...circles]
    .sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page))
    .map(({ root }) => root);
};
