import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const decisions = 'docs/decisions';
const documents = globSync(['*.md', 'docs/**/*.md']);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Files of ours that a document links to, or names in code by their whole path. */
const listNamedFiles = (file: string): string[] => [
  ...[...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => join(dirname(file), to)),
  ...[...read(file).matchAll(/`((?:src|tests|scripts|deploy|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  ),
];

// accepts 845
describe('the documents', () => {
  it.each(documents)('%s names only files that exist', (file) => {
    expect(listNamedFiles(file).filter((path) => !existsSync(path))).toEqual([]);
  });

  it('list every decision in the index by its title', () => {
    const index = read(join(decisions, 'README.md'));
    const names = globSync('*.md', { cwd: decisions }).filter((name) => name !== 'README.md');
    const lineOf = (name: string): string =>
      `[${read(join(decisions, name)).split('\n')[0]?.slice(2)}](${name})`;
    expect(names.map(lineOf).filter((line) => !index.includes(line))).toEqual([]);
  });

  it('describe the architecture in at most 120 lines', () => {
    expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });
});
