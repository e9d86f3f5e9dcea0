import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

export const company = officeClient({ getCompany: 'get /company', writeCompany: 'put /company' });

export type StoredCompany = Awaited<ReturnType<typeof company.getCompany>>;

export const companyQueries = {
  one: () => queryOptions({ queryKey: ['company'], queryFn: () => company.getCompany() }),
};
