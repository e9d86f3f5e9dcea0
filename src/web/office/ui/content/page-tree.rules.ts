type TreePage = { id: number; parentId: number };
export type TreeNode<Page> = { page: Page; depth: number; children: TreeNode<Page>[] };

/**
 * Pages as a tree, in their given order. A page whose parent is missing, or that would stand under itself, stands
 * at the first level, as the site's menu shows it.
 */
export const buildPageTree = <Page extends TreePage>(pages: readonly Page[]): TreeNode<Page>[] => {
  const known = new Set(pages.map(({ id }) => id));
  const isRoot = (page: Page) =>
    page.parentId === 0 || !known.has(page.parentId) || findDescendants(pages, page.id).has(page.parentId);
  const grow = (page: Page, depth: number): TreeNode<Page> => ({
    page,
    depth,
    children: pages
      .filter((one) => one.parentId === page.id && !isRoot(one))
      .map((one) => grow(one, depth + 1)),
  });
  return pages.filter(isRoot).map((page) => grow(page, 0));
};

/** Everything under a page, itself included: where it cannot be put. */
export const findDescendants = (pages: readonly TreePage[], id: number): Set<number> => {
  const found = new Set([id]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const page of pages) {
      if (found.has(page.parentId) && !found.has(page.id)) {
        found.add(page.id);
        grew = true;
      }
    }
  }
  return found;
};

/** The tree read from top to bottom. */
export const flattenTree = <Page>(nodes: readonly TreeNode<Page>[]): TreeNode<Page>[] =>
  nodes.flatMap((node) => [node, ...flattenTree(node.children)]);
