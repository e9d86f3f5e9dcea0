import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deedNames, nameThing, thingNames } from '#contract/office/deed-names.ts';

const sources = globSync('src/{features,http,commands,server}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));

/** What a pattern finds in the files that write the audit trail, each once. */
const listAll = (pattern: RegExp): string[] => [
  ...new Set(
    sources
      .filter((text) => /\bdeed\b|AuditEntry/.test(text))
      .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  ),
];

describe('what the audit trail writes down', () => {
  it('has a Persian name for every deed', () => {
    // A deed begins with its thing; permissions have the thing in the plural and so are none.
    const things = new Set(Object.keys(deedNames).map((deed) => deed.split('.')[0] ?? ''));
    const written = listAll(/'([a-z-]+\.[a-z.-]+)'/g).filter((name) => things.has(name.split('.')[0] ?? ''));
    const ofContent = listAll(/\bentry\(\s*'([a-z-]+)'/g).map((name) => `content.${name}`);
    const deeds = [...written, ...ofContent];
    expect(deeds.length).toBeGreaterThan(60);
    expect(deeds.filter((deed) => deedNames[deed] === undefined)).toEqual([]);
  });

  it('has a Persian name for every thing that a deed is done to', () => {
    const things = listAll(/thingKind: '([a-z-]+)'/g);
    expect(things.length).toBeGreaterThan(10);
    expect(things.filter((thing) => thingNames[thing] === undefined)).toEqual([]);
    expect(nameThing('article')).toBe('مقاله');
  });
});
