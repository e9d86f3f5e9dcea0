import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { actionNames, nameSubject, subjectNames } from '#contract/office/action-names.ts';

const sources = globSync('src/{features,http,commands,server}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'));

/** What a pattern finds in the files that write the audit trail, each once. */
const listAll = (pattern: RegExp): string[] => [
  ...new Set(
    sources
      .filter((text) => /\baction\b|AuditEntry/.test(text))
      .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  ),
];

describe('what the audit trail writes down', () => {
  it('has a Persian name for every action', () => {
    // An action begins with its item; permissions have the item in the plural and so are none.
    const items = new Set(Object.keys(actionNames).map((action) => action.split('.')[0] ?? ''));
    const written = listAll(/'([a-z-]+\.[a-z.-]+)'/g).filter((name) => items.has(name.split('.')[0] ?? ''));
    const ofContent = listAll(/\bentry\(\s*'([a-z-]+)'/g).map((name) => `content.${name}`);
    const actions = [...written, ...ofContent];
    expect(actions.length).toBeGreaterThan(60);
    expect(actions.filter((action) => actionNames[action] === undefined)).toEqual([]);
  });

  it('has a Persian name for every item that an action is done to', () => {
    const items = listAll(/subjectKind: '([a-z-]+)'/g);
    expect(items.length).toBeGreaterThan(10);
    expect(items.filter((item) => subjectNames[item] === undefined)).toEqual([]);
    expect(nameSubject('article')).toBe('مقاله');
  });
});
