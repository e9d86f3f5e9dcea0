import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findOwnFile, listImportClosure, listStaticImports } from '../../scripts/check/list-imports.ts';
import { archivedPaths, isArchived } from '../../scripts/release/archived-paths.mjs';

/** Loaded later: `import('x')`. */
const lateImport = /\bimport\(\s*'([^']+)'\s*\)/g;

const listLateImports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(lateImport)].flatMap(([, name]) => {
    const own = findOwnFile(file, name ?? '');
    return own ? [own] : [];
  });

/** Everything that this entry may load, now or later. */
const listWhole = (entry: string): Set<string> => {
  const whole = new Set<string>();
  const entries = [entry];
  for (let next = entries.pop(); next; next = entries.pop()) {
    for (const file of listImportClosure(next)) {
      if (whole.has(file)) continue;
      whole.add(file);
      entries.push(...listLateImports(file));
    }
  }
  return whole;
};

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

// accepts 705, 847
describe('the release archive', () => {
  const files = [...new Set(['src/main.ts', 'src/cli/main.ts'].flatMap((entry) => [...listWhole(entry)]))];

  it('holds every file that the server and the command line load, at the start or later', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files).toContain('demo/load-demo.ts');
    expect(files).toContain('src/backup/restore-backup.ts');
    expect(files).toContain('simulators/create-simulators.ts');
    expect(files.filter((file) => !isArchived(file) || !existsSync(file))).toEqual([]);
  });

  it('needs no package of the tools', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
    const names = files
      .flatMap((file) => listStaticImports(file).filter((name) => !findOwnFile(file, name)))
      .filter((name) => !name.startsWith('node:'))
      .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    expect(names).toContain('hono');
    const missing = [...new Set(names)].filter((name) => {
      const known = packages[`node_modules/${name}`];
      return !known || known.dev || known.devOptional;
    });
    expect(missing).toEqual([]);
  });

  it('holds all builds, Node and the words of its licence, and no test', () => {
    for (const path of [
      'build/server/main.js',
      'build/server/worker.js',
      'build/site/server/index.js',
      'build/office/index.html',
      'package-lock.json',
      'LICENSE',
    ]) {
      expect(isArchived(path), path).toBe(true);
    }
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(dependencies).toHaveProperty('node');
    for (const path of [
      'tests/kit/start-server.ts',
      'src/features/media/library/library.test.ts',
      '.env',
      'data/x',
    ]) {
      expect(isArchived(path), path).toBe(false);
    }
    expect(archivedPaths.filter((path) => path.startsWith('tests') || path.includes('node_modules'))).toEqual(
      [],
    );
  });
});
