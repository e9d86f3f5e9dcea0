import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchCalls } from '#contract/office/calls/search-calls.ts';
import { officeClient } from '../office-call.ts';

const search = officeClient(searchCalls);

export const searchQueries = {
  everywhere: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: ({ signal }) => search.searchEverywhere({ q }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
};
