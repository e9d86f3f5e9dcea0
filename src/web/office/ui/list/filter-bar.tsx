import { type ReactNode, useId, useState } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { ListFilter } from '../office-icons.ts';

/** On phones two of them share a line; elsewhere none is as wide as its longest word. */
const widthsOfSelects = 'max-sm:[&>select]:min-w-0 max-sm:[&>select]:flex-[1_1_45%] sm:[&>select]:max-w-52';

/**
 * The filters of a list, above it: they wrap, and each keeps its state in the address. Where `activeCount` is given they
 * fold on phones behind one button that says how many of them are set; `search` stays outside. What is folded stays
 * in the page, so that a day typed by half is still there.
 *
 * @example
 * <FilterBar search={<SearchBox … />} activeCount={countActive(search.staffId, search.from, search.to)}>…</FilterBar>
 */
export const FilterBar = ({
  search,
  activeCount,
  children,
}: {
  search?: ReactNode;
  activeCount?: number;
  children?: ReactNode;
}) => (
  <div className={joinClasses('no-print mb-3 flex flex-wrap items-center gap-2', widthsOfSelects)}>
    {search}
    {activeCount === undefined ? (
      children
    ) : (
      <FoldedFilters activeCount={activeCount}>{children}</FoldedFilters>
    )}
  </div>
);

const FoldedFilters = ({ activeCount, children }: { activeCount: number; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        className="sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter size={16} />
        {officeListTexts.filters}
        {activeCount > 0 && (
          <>
            <span className="chip chip-brand" aria-hidden="true">
              {officeListTexts.count(activeCount)}
            </span>
            <span className="sr-only">{officeListTexts.filtersInForce(activeCount)}</span>
          </>
        )}
      </Button>
      <div
        id={id}
        className={joinClasses(
          'w-full flex-wrap gap-2 sm:contents',
          widthsOfSelects,
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
    </>
  );
};

/** How many of these filters are set. */
export const countActive = (...values: readonly unknown[]): number =>
  values.filter((value) => value !== undefined).length;
