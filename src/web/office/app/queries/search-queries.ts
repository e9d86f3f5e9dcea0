import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

const search = officeClient({
  searchEverywhere: 'get /search',
});

export const searchQueries = {
  everywhere: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: ({ signal }) => search.searchEverywhere({ q }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
};
