import type { CompanySettings } from '#contract/office/company-settings.ts';
import { noIdentity } from '#contract/repair/party-identity.ts';
import { listKeys } from '#kernel/list-keys.ts';
import { formatRial } from '#kernel/rial.ts';
import { companyTexts, identityFieldTexts } from '#web/texts/office/company.ts';

const sellerLabels = { ...identityFieldTexts, name: identityFieldTexts.legalName };

/** What two people's settings are compared in. */
export const companyFields = [
  ...listKeys(noIdentity).map((name) => ({
    name: `seller.${name}`,
    label: `${companyTexts.seller}، ${sellerLabels[name]}`,
  })),
  {
    name: 'accounts',
    label: companyTexts.accounts,
    show: (accounts: unknown) =>
      (accounts as CompanySettings['accounts'])
        .map(({ bank, owner, sheba }) => [bank, owner, sheba].filter(Boolean).join('، '))
        .join('\n'),
  },
  {
    name: 'onlineMaxRial',
    label: companyTexts.onlineMax,
    show: (rial: unknown) => (typeof rial === 'number' ? formatRial(rial) : ''),
  },
];
