import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRoutes } from '../../scripts/office-build/list-first-views.ts';

// By its path: the table belongs to the browser's half, whose types are checked by themselves.
const table = join(import.meta.dirname, '..', '..', 'src', 'web', 'office', 'app', 'routes.ts');

it('reads for the build every screen of the table, with the call it begins with', async () => {
  const { officeRoutes }: { officeRoutes: readonly { path: string; firstCall?: string }[] } = await import(
    table
  );
  const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
  expect(
    readRoutes()
      .map(({ path, call }) => ({ path, call }))
      .sort(byPath),
  ).toEqual(officeRoutes.map(({ path, firstCall }) => ({ path, call: firstCall })).sort(byPath));
});
