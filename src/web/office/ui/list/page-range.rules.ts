export const pageSizes = [25, 50, 100] as const;

export type PagerProps = { page: number; size: number; total: number };

/** What a pager shows: which rows are shown, and how many pages there are (at least one). */
export const describePages = ({ page, size, total }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (page - 1) * size + 1;
  return { pages, from, to: Math.min(total, page * size), isPastEnd: page > pages };
};

/** A size as lists take it in their query; undefined stays what the server has by default. */
export const toPageSize = (size: number | undefined): '25' | '50' | '100' | undefined =>
  size === 100 ? '100' : size === 50 ? '50' : size === undefined ? undefined : '25';

/** What a pager changes, as an address takes it: the page, or the size, which begins at the first page again. */
export const toPageChange = ({ page, size }: { page?: number; size?: number }) =>
  size === undefined ? { page } : { size: toPageSize(size) };
