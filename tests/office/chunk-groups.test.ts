import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { groupedModules, matchModules } from '../../scripts/office-build/chunk-groups.ts';

const sources = globSync('src/**/*.{ts,tsx}', { cwd: join(import.meta.dirname, '..', '..') });

it.each(Object.entries(groupedModules))('names one source file by each name of the group %s', (_, names) => {
  const found = names.map((name) => ({
    name,
    files: sources.filter((file) => matchModules([name]).test(file)),
  }));
  expect(found.filter(({ files }) => files.length !== 1)).toEqual([]);
});
