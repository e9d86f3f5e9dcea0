import type { z } from 'zod';
import type { OfficeCentre } from '#contract/office/calls/centre-calls.ts';
import { noIdentity, parseIdentity } from '#contract/repair/party-identity.ts';
import type { StoredCentre } from './centres.repository.ts';

export const toOfficeCentre = (row: StoredCentre): z.infer<typeof OfficeCentre> => ({
  id: row.id,
  name: row.name,
  managerName: row.manager_name,
  province: row.province,
  city: row.city,
  address: row.address,
  buyer: parseIdentity(row.buyer) ?? noIdentity,
  rev: row.rev,
});
