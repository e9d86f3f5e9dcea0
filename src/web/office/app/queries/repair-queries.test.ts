import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://azma.example' } }));
afterAll(() => vi.unstubAllGlobals());

it('asks after an action for lists and pages again, and not for updates since they were read', async () => {
  const { repairQueries } = await import('./repair-queries.ts');
  const { list, column, one, updates, people, isOldAfterAction } = repairQueries;
  const old = [list({}), column({}), one('AZ-1')].map(({ queryKey }) => isOldAfterAction(queryKey));
  expect(old).toEqual([true, true, true]);
  const kept = [updates({}, '2026-11-18T08:00:00Z'), people()];
  expect(kept.map(({ queryKey }) => isOldAfterAction(queryKey))).toEqual([false, false]);
});
