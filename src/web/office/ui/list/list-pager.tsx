import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { countBound, foundBound, officeListTexts } from '#web/texts/office/lists.ts';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { pageSizes } from './address-state.rules.ts';
import { describePages, type PagerProps } from './page-range.rules.ts';

/** A change of the address. */
export type PageChange = { page?: string; size?: (typeof pageSizes)[number] | undefined };

/** The foot of a list: which rows, the next and the previous page, how many in a page. */
export const ListPager = ({
  onChange,
  ...range
}: PagerProps & { onChange: (change: PageChange) => void }) => {
  const { page, size, total } = range;
  const { pages, from, to, isPastEnd } = describePages(range);
  const [params] = useSearchParams();
  const isBound = total >= countBound || (total === foundBound && params.has('q'));

  // Rows went while a colleague looked at the last page: the list goes to what is now the last.
  useEffect(() => {
    if (isPastEnd) onChange({ page: String(pages) });
  }, [isPastEnd, pages, onChange]);

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
