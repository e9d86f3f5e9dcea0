import { expect, it } from 'vitest';
import { defaultCompanySettings } from '#contract/office/company-settings.ts';
import { listDifferences } from '../../ui/list-differences.rules.ts';
import { companyFields } from './company-fields.ts';

it('takes an account that only the colleague added, and one’s own name', () => {
  const opened = defaultCompanySettings;
  const accounts = [{ bank: 'بانک همکار', owner: '', sheba: 'IR820540102680020817909002' }];
  const found = listDifferences(companyFields, {
    opened,
    mine: { ...opened, seller: { ...opened.seller, name: 'شرکت نو' } },
    theirs: { ...opened, accounts, onlineMaxRial: 5_000_000 },
  });
  expect(found.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['seller.name', true],
    ['accounts', false],
    ['onlineMaxRial', false],
  ]);
  expect(found[1]?.show?.(accounts)).toBe('بانک همکار، IR820540102680020817909002');
});
