/** A place in the pager: a page number, or a gap between numbers. */
type PagerPlace = number | 'gap';

/**
 * The numbers a pager shows: the first, the last, the current page and its neighbours; what lies between
 * is a gap, unless the gap would hide a single number.
 *
 * @example listPages(5, 10) // [1, 'gap', 4, 5, 6, 'gap', 10]
 */
export const listPages = (current: number, last: number): PagerPlace[] => {
  const kept = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return kept.flatMap((page, at): PagerPlace[] => {
    const before = kept[at - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap', page];
  });
};
