import { expect, it } from 'vitest';
import { defaultCompanySettings as opened } from '#contract/office/company-settings.ts';
import { listDifferences } from './company-differences.rules.ts';

const accounts = [{ bank: 'بانک همکار', owner: '', sheba: 'IR820540102680020817909002' }];

it('takes an account that only the colleague added, and one’s own name', () => {
  const mine = { ...opened, seller: { ...opened.seller, name: 'شرکت نو' } };
  const theirs = { ...opened, accounts, onlineMaxRial: 5_000_000 };
  const found = listDifferences({ opened, mine, theirs });
  expect(found.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['seller.name', true],
    ['accounts', false],
    ['onlineMaxRial', false],
  ]);
  expect(found[1]?.show?.(accounts)).toBe('بانک همکار، IR820540102680020817909002');
});
