import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const decisions = 'docs/decisions';
const documents = globSync(['*.md', 'docs/**/*.md']);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Files of ours that a document links to, or names in code by their whole path. */
const listNamedFiles = (file: string): string[] => [
  ...[...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = '']) => join(dirname(file), to)),
  ...[...read(file).matchAll(/`((?:src|tests|scripts|deploy|docs|demo|simulators)\/[\w./-]+)`/g)].map(
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

  it('name the code of every decision but the readings of the specification', () => {
    const files = globSync(`${decisions}/*.md`).filter(
      (file) => !/(README|specification-readings)\.md$/.test(file),
    );
    expect(files.filter((file) => !/`(src|scripts|tests|deploy|demo)\//.test(read(file)))).toEqual([]);
  });

  it('describe the architecture in at most 120 lines', () => {
    expect(read('ARCHITECTURE.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  // accepts 783, 787
  it('tell a newcomer the two commands, the accounts, the daily commands and where to read on, in both languages', () => {
    const commands = Object.keys(JSON.parse(read('package.json')).scripts);
    for (const file of ['README.md', 'README.fa.md']) {
      const text = read(file);
      for (const word of ['npm start', 'npm test', 'npm run dev', 'npm run check', 'npm run azma -- '])
        expect(text, `${file}: ${word}`).toContain(word);
      for (const word of ['manager@', 'desk@', 'editor@', 'azma-demo-office', '(docs/deploying.md)'])
        expect(text, `${file}: ${word}`).toContain(word);
      const named = [...text.matchAll(/npm run ([a-z]+)/g)].map(([, name]) => name);
      expect(named.filter((name) => !commands.includes(name ?? ''))).toEqual([]);
    }
    expect(read('README.md')).toMatch(/Tried on Linux/);
  });
});
