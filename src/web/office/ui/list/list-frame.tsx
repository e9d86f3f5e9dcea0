import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshCw, TriangleAlert } from '#web/ui/icons.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { toFailure } from '../../app/office-failure.ts';
import { FailureId } from '../failure-note.tsx';
import { ListPager, type OnPage } from './list-pager.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

type ListPage = { total: number; items: readonly unknown[] };

/**
 * Wraps the rows of every list: a skeleton while they load, an error with retry, a useful empty
 * state, and the pager. While the next page comes the present one stays, dimmed.
 *
 * @example
 * const list = useQuery(centreQueries.list(search));
 * <ListFrame query={list} search={search} onPage={setSearch} empty={<ListEmptyState … />}>
 *   {(page) => <CentreTable rows={page.items} />}
 * </ListFrame>
 */
export const ListFrame = <Page extends ListPage>({
  query,
  search: { page = '1', size = '25', q } = {},
  onPage,
  empty,
  children,
}: {
  query: UseQueryResult<Page>;
  /** Leave both out for a list that comes whole. */
  search?: { page?: string | undefined; size?: string | undefined; q?: string | undefined };
  onPage?: OnPage;
  empty: ReactNode;
  children: (page: Page) => ReactNode;
}) => {
  if (query.isError && !query.data) return <LoadFailure query={query} />;
  if (!query.data) return <ListSkeleton />;
  const { total, items } = query.data;
  if (total === 0 && items.length === 0) return empty;
  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={query.isPlaceholderData}>
      {query.isError && <LoadFailure query={query} />}
      <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
        {children(query.data)}
      </div>
      {onPage && (
        <ListPager
          page={Number(page)}
          size={Number(size)}
          total={total}
          isSearched={Boolean(q)}
          isPlaceholder={query.isPlaceholderData}
          onChange={onPage}
        />
      )}
    </div>
  );
};

/** A message that it did not load, with a button that loads it again without a reload of the page. */
export const LoadFailure = ({
  query,
}: {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
}) => (
  <div role="alert" className="panel grid justify-items-center gap-3 px-6 py-10 text-center">
    <TriangleAlert size={28} className="text-warning" />
    <p>{officeListTexts.failed}</p>
    <FailureId failure={toFailure(query.error)} />
    <Button onClick={() => void query.refetch()} disabled={query.isFetching}>
      <RefreshCw size={18} />
      {officeTexts.retry}
    </Button>
  </div>
);

/** The empty list: nothing yet, or nothing with these filters, and what can be done. */
export const ListEmptyState = ({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="empty-state panel">
    <WellPlate className="w-28 text-brand opacity-60" />
    <p className="text-title font-semibold">{title}</p>
    {children && <div className="max-w-measure text-ink-soft">{children}</div>}
    {action}
  </div>
);
