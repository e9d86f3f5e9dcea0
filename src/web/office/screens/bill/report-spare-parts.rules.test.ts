import { expect, it } from 'vitest';
import { listSparePartLines } from './report-spare-parts.rules.ts';

const part = (over: object) => ({
  title: 'لامپ هالوژن',
  code: 'LMP-20',
  quantity: 1,
  serialFitted: '',
  serialRemoved: '',
  lot: '',
  ...over,
});
const prices = [
  {
    id: 1,
    code: 'lmp-20',
    title: 'لامپ هالوژن ۲۰ وات',
    kind: 'part' as const,
    unitRial: 4_000_000,
    isUsed: true,
    rev: 1,
  },
];

// accepts 791
it('puts the parts of a report into a bill, priced by the list, each once', () => {
  const parts = [part({ serialFitted: 'A' }), part({ serialFitted: 'B' }), part({ code: '', title: 'پیچ' })];
  const lines = listSparePartLines(parts, prices, []);
  expect(lines).toEqual([
    { code: 'lmp-20', title: 'لامپ هالوژن ۲۰ وات', quantity: 2, unitRial: 4_000_000 },
    { code: '', title: 'پیچ', quantity: 1, unitRial: null },
  ]);
  expect(listSparePartLines(parts, prices, lines)).toEqual([]);
});
