import { useEffect } from 'react';
import { countBound, foundBound, officeListTexts } from '#web/texts/office/lists.ts';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { pageSizes } from './address-state.rules.ts';

type PagerProps = { page: number; size: number; total: number };

export type OnPage = (
  change: { page?: string; size?: (typeof pageSizes)[number] | undefined },
  options?: { replace: boolean },
) => void;

/** The foot of a list: which rows, the next and the previous page, how many in a page. */
export const ListPager = ({
  onChange,
  isSearched,
  isPlaceholder,
  ...range
}: PagerProps & {
  /** By words, which have a bound of their own. */
  isSearched: boolean;
  /** The total is that of an earlier search: the answer to this one is under way. */
  isPlaceholder: boolean;
  onChange: OnPage;
}) => {
  const { page, size, total } = range;
  const { pages, from, to, isPastEnd } = describePages(range);
  const isBound = total >= countBound || (total === foundBound && isSearched);

  // Rows went while a colleague looked at the last page: the list goes to what is now the last. The address is
  // replaced, or Back would lead to the page that is no more, and from there to here again.
  const lastPage = isPastEnd && !isPlaceholder && String(pages);
  useEffect(() => {
    if (lastPage) onChange({ page: lastPage }, { replace: true });
  }, [lastPage, onChange]);

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-fine text-ink-soft">
      <span role="status">{officeListTexts.range(from, to, total, isBound)}</span>
      {pages > 1 && (
        <nav aria-label={officeListTexts.pages} className="flex items-center gap-1">
          <button
            type="button"
            className="icon-button disabled:opacity-40"
            aria-label={officeListTexts.previous}
            disabled={page <= 1}
            onClick={() => onChange({ page: String(page - 1) })}
          >
            <ChevronRight size={18} />
          </button>
          <span className="px-1">{officeListTexts.pageOf(page, pages)}</span>
          <button
            type="button"
            className="icon-button disabled:opacity-40"
            aria-label={officeListTexts.next}
            disabled={page >= pages}
            onClick={() => onChange({ page: String(page + 1) })}
          >
            <ChevronLeft size={18} />
          </button>
        </nav>
      )}
      <select
        className="field field-small ms-auto w-auto"
        aria-label={officeListTexts.pageSize}
        value={size}
        onChange={({ target }) => onChange({ size: pageSizes.find((count) => count === target.value) })}
      >
        {pageSizes.map((count) => (
          <option key={count} value={count}>
            {officeListTexts.inPage(Number(count))}
          </option>
        ))}
      </select>
    </div>
  );
};

/** What a pager shows: which rows are shown (past the end those of the last page), and how many pages there are. */
export const describePages = ({ page, size, total }: PagerProps) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const from = total === 0 ? 0 : (Math.min(page, pages) - 1) * size + 1;
  return { pages, from, to: Math.min(total, page * size), isPastEnd: page > pages };
};
