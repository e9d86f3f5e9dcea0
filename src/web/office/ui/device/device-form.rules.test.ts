import { expect, it } from 'vitest';
import type { OfficeDevice } from '../../app/queries/device-queries.ts';
import { listDifferences, toForm } from './device-form.rules.ts';

it('shows both dates of a conflict in the Persian calendar', () => {
  const mine = { ...toForm(), warrantyUntil: '2028-03-19' };
  const [field] = listDifferences(mine, { warrantyUntil: null } as OfficeDevice);
  expect([field?.show?.(field.mine), field?.show?.(field.theirs)]).toEqual(['۲۹ اسفند ۱۴۰۶', '']);
});
