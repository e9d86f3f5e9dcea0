import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

export const companyClient = officeClient({ getCompany: 'get /company', writeCompany: 'put /company' });

export type StoredCompany = Awaited<ReturnType<typeof companyClient.getCompany>>;

export const companyQueries = {
  one: () => queryOptions({ queryKey: ['company'], queryFn: () => companyClient.getCompany() }),
};
