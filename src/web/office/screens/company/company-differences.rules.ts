import type { CompanySettings } from '#contract/office/company-settings.ts';
import { noIdentity } from '#contract/repair/party-identity.ts';
import { listKeys } from '#kernel/list-keys.ts';
import { formatRial } from '#kernel/rial.ts';
import { companyTexts, identityFieldTexts } from '#web/texts/office/company.ts';
import { conflictTexts } from '#web/texts/office/lists.ts';
import { isSameJson } from '../../app/work/is-same-json.ts';
import type { ConflictField } from '../../ui/conflict-view.tsx';

const sellerLabels = { ...identityFieldTexts, name: identityFieldTexts.legalName };

/** The fields in which two people's settings differ; what only the colleague changed is theirs at first. */
export const listDifferences = ({
  opened,
  mine,
  theirs,
}: {
  opened: CompanySettings;
  mine: CompanySettings;
  theirs: CompanySettings;
}): ConflictField[] => {
  const fields: (ConflictField & { before: unknown })[] = [
    ...listKeys(noIdentity).map((name) => ({
      name: `seller.${name}`,
      label: `${companyTexts.seller}، ${sellerLabels[name]}`,
      mine: mine.seller[name],
      theirs: theirs.seller[name],
      before: opened.seller[name],
    })),
    {
      name: 'accounts',
      label: companyTexts.accounts,
      mine: mine.accounts,
      theirs: theirs.accounts,
      before: opened.accounts,
      show: (accounts) =>
        (accounts as CompanySettings['accounts'])
          .map(({ bank, owner, sheba }) => [bank, owner, sheba].filter(Boolean).join('، '))
          .join('\n') || conflictTexts.empty,
    },
    {
      name: 'onlineMaxRial',
      label: companyTexts.onlineMax,
      mine: mine.onlineMaxRial,
      theirs: theirs.onlineMaxRial,
      before: opened.onlineMaxRial,
      show: (rial) => (typeof rial === 'number' ? formatRial(rial) : conflictTexts.empty),
    },
  ];
  return fields
    .filter((field) => !isSameJson(field.mine, field.theirs))
    .map(({ before, ...field }) => ({ ...field, isMine: !isSameJson(field.mine, before) }));
};
