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

export const toForm = (centre?: OfficeCentre): CentreForm => ({
  id: '',
  name: centre?.name ?? '',
  managerName: centre?.managerName ?? '',
  province: centre?.province ?? '',
  city: centre?.city ?? '',
  address: centre?.address ?? '',
  buyer: centre?.buyer ?? noIdentity,
});

const compared = ['name', 'managerName', 'province', 'city', 'address'] as const;
const buyerLabels = { ...identityFieldTexts, name: identityFieldTexts.legalName };
const labels = { ...centreTexts, managerName: centreTexts.manager };

/** The fields in which two people's copies differ, for the question which of them stays. */
export const listDifferences = (mine: CentreForm, theirs: OfficeCentre) => [
  ...compared
    .filter((name) => mine[name] !== theirs[name])
    .map((name) => ({ name, label: labels[name], mine: mine[name], theirs: theirs[name] })),
  ...listKeys(noIdentity)
    .filter((name) => mine.buyer[name] !== theirs.buyer[name])
    .map((name) => ({
      name: `buyer.${name}` as const,
      label: `${identityFieldTexts.buyer}، ${buyerLabels[name]}`,
      mine: mine.buyer[name],
      theirs: theirs.buyer[name],
    })),
];
