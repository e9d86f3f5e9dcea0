import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

const links = officeClient({
  searchLinks: 'get /links',
});

export const linkQueries = {
  /** Pages of the site by their names. */
  pages: (q: string) =>
    queryOptions({
      queryKey: ['links', q],
      queryFn: ({ signal }) => links.searchLinks({ q }, { signal }),
      enabled: q !== '',
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
};
