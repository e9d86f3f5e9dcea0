import { expect, it } from 'vitest';
import { groupUses } from './group-uses.rules.ts';

// accepts 508
it('names an item once, with every part of it that shows the file', () => {
  const use = { kind: 'article', id: 3, title: 'کنترل کیفی', isInBin: false } as const;
  expect(
    groupUses([
      { ...use, part: 'public', version: 0 },
      { ...use, part: 'draft', version: 0 },
      { ...use, part: 'plan', version: 4 },
      { ...use, part: 'edition', version: 2 },
      { ...use, kind: 'news', id: 3, part: 'public', version: 0 },
    ]),
  ).toEqual([
    { ...use, parts: ['منتشرشده', 'پیش‌نویس', 'زمان‌بندی', 'نسخهٔ ۲'] },
    { ...use, kind: 'news', parts: ['منتشرشده'] },
  ]);
});
