import { expect, it } from 'vitest';
import type { ContentKind } from '#contract/content/kinds.ts';
import { rowTexts } from '#web/texts/office/content-fields.ts';
import { listConflicts } from './list-conflicts.rules.ts';

it('shows dates, prices and choices as the form does', () => {
  const show = (kind: ContentKind, values: Record<string, unknown>) =>
    listConflicts(kind, { base: {}, mine: values, theirs: {} }).map((field) => field.show?.(field.mine));
  expect(show('permit', { permitType: 1, publishedAt: '2026-10-24T06:42:00.000Z' })).toEqual([
    rowTexts.permitTypes.software,
    'شنبه ۲ آبان ۱۴۰۵، ۱۰:۱۲',
  ]);
  expect(show('product', { price: 2_000_000 })).toEqual([`۲٬۰۰۰٬۰۰۰ ${rowTexts.toman}`]);
  expect(show('product', { bodyText: '<p>متن</p>' })).toEqual(['متن']);
});
