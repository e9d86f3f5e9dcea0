import { z } from 'zod';
import { noIdentity, PartyIdentity } from '#contract/repair/party-identity.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { listKeys } from '#kernel/list-keys.ts';
import { identityFieldTexts } from '#web/texts/office/company.ts';
import { centreTexts } from '#web/texts/office/devices.ts';
import type { OfficeCentre } from '../../app/queries/centre-queries.ts';

/** What the form checks before it is sent; an empty number means the next free one. */
export const CentreValues = z.object({
  id: z
    .string()
    .trim()
    .transform(foldDigits)
    .refine((id) => /^(|[1-9][0-9]{0,8})$/.test(id), centreTexts.wrongId),
  name: z.string().trim().min(2, centreTexts.needName).max(200),
  managerName: z.string().trim().max(200),
  province: z.string().trim().max(100),
  city: z.string().trim().max(100),
  address: z.string().trim().max(500),
  buyer: PartyIdentity,
});
type CentreForm = z.infer<typeof CentreValues>;

export const toCentreForm = (centre?: OfficeCentre): CentreForm => ({
  id: '',
  name: centre?.name ?? '',
  managerName: centre?.managerName ?? '',
  province: centre?.province ?? '',
  city: centre?.city ?? '',
  address: centre?.address ?? '',
  buyer: centre?.buyer ?? noIdentity,
});

const buyerLabels = { ...identityFieldTexts, name: identityFieldTexts.legalName };

/** What two people's copies are compared in. */
export const centreFields = [
  { name: 'name', label: centreTexts.name },
  { name: 'managerName', label: centreTexts.manager },
  { name: 'province', label: centreTexts.province },
  { name: 'city', label: centreTexts.city },
  { name: 'address', label: centreTexts.address },
  ...listKeys(noIdentity).map((name) => ({
    name: `buyer.${name}`,
    label: `${identityFieldTexts.buyer}، ${buyerLabels[name]}`,
  })),
];
