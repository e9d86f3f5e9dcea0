import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';

export const centreClient = officeClient({
  listCentres: 'get /centres',
  listDuplicateCentres: 'get /centres/duplicates',
  getCentre: 'get /centres/{id}',
  registerCentre: 'post /centres',
  updateCentre: 'put /centres/{id}',
  deleteCentre: 'delete /centres/{id}',
  addContact: 'post /centres/{id}/contacts',
  removeContact: 'delete /centres/{id}/contacts/{contactId}',
  confirmContact: 'post /centres/{id}/contacts/{contactId}/confirm',
  mergeCentre: 'post /centres/{id}/merge',
});

export type CentreSearch = InputOf<OfficeCalls['listCentres']>;
export type ListedCentre = Awaited<ReturnType<typeof centreClient.listCentres>>['items'][number];
export type CentrePage = Awaited<ReturnType<typeof centreClient.getCentre>>;
export type OfficeContact = CentrePage['contacts'][number];
export type OfficeCentre = Omit<ListedCentre, 'devices'>;

export const centreQueries = {
  all: ['centres'] as const,
  list: (search: CentreSearch) =>
    queryOptions({
      queryKey: ['centres', 'list', search],
      queryFn: ({ signal }) => centreClient.listCentres(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (id: number) =>
    queryOptions({ queryKey: ['centres', 'one', id], queryFn: () => centreClient.getCentre({ id }) }),
  duplicates: () =>
    queryOptions({ queryKey: ['centres', 'duplicates'], queryFn: () => centreClient.listDuplicateCentres() }),
  /** While a name is typed: the first few. */
  named: (q: string) =>
    queryOptions({
      queryKey: ['centres', 'named', q],
      queryFn: ({ signal }) => centreClient.listCentres({ q }, { signal }),
      enabled: q.trim().length >= 2,
      placeholderData: keepPreviousData,
    }),
};
