import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

export const deskSettingClient = officeClient({
  getDeskSettings: 'get /desk-settings',
  writeDeskSettings: 'put /desk-settings',
  listPrices: 'get /price-list',
  addPrice: 'post /price-list',
  changePrice: 'put /price-list/{id}',
});

export type Price = Awaited<ReturnType<typeof deskSettingClient.listPrices>>['items'][number];
export type StoredDeskSettings = Awaited<ReturnType<typeof deskSettingClient.getDeskSettings>>;

export const priceQueries = {
  all: ['prices'] as const,
  /** The whole list, for its own screen. */
  list: () =>
    queryOptions({
      queryKey: ['prices', 'list'],
      queryFn: async () => {
        const { items } = await deskSettingClient.listPrices({});
        return { items, total: items.length };
      },
    }),
  /** What is offered while typing: from two letters on, at most ten. */
  offers: (q: string) =>
    queryOptions({
      queryKey: ['prices', 'offers', q],
      queryFn: async ({ signal }) => (await deskSettingClient.listPrices({ q }, { signal })).items,
      enabled: [...q].length >= 2,
      placeholderData: keepPreviousData,
      staleTime: 30_000,
    }),
};

export const deskSettingQueries = {
  one: () =>
    queryOptions({ queryKey: ['desk-settings'], queryFn: () => deskSettingClient.getDeskSettings() }),
};
