import { expect, it } from 'vitest';
import { readRoutes } from '../../scripts/office-build/list-first-views.ts';
import { officeRoutes } from '../../src/web/office/app/routes.ts';

it('reads for the build every screen of the table, with the call it begins with', () => {
  const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
  expect(
    readRoutes()
      .map(({ path, call }) => ({ path, call }))
      .sort(byPath),
  ).toEqual(officeRoutes.map(({ path, firstCall }) => ({ path, call: firstCall })).sort(byPath));
});
