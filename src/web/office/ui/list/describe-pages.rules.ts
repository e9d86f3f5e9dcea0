export type PagerProps = { page: number; size: number; total: number };

/** What a pager shows: which rows are shown (past the end those of the last page), and how many pages there are. */
export const describePages = ({ page, size, total }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (Math.min(page, pages) - 1) * size + 1;
  return { pages, from, to: Math.min(total, page * size), isPastEnd: page > pages };
};
