import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBadName } from '../../scripts/check/find-bad-name.ts';
import { findLooseCode } from '../../scripts/check/find-loose-code.ts';
import { findUnusedPackages, type Package } from '../../scripts/check/find-unused-packages.ts';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file: string): string => readFileSync(file, 'utf8');

// accepts 715
describe('the check of files', () => {
  it.each([
    ['const a = b as unknown as C;', 'a cast over unknown'],
    ['const a = (b: any) => b;', 'any'],
    ['const a: Record<string, any> = {};', 'any'],
    ['const a = b as any;', 'any'],
    ['const a = list[0]!;', 'a non-null assertion'],
    ['const a = find(b)!.name;', 'a non-null assertion'],
  ])('finds in %s what takes a type without proof', (line, what) => {
    expect(findLooseCode('src/features/x/y.ts', `const z = 1;\n${line}\n`)).toEqual([
      { file: 'src/features/x/y.ts', line: 2, what },
    ]);
  });

  it.each(["const a = 'as unknown as it gets!';", '// any', '/** What!\n any */', 'if (!a !== !b) return;'])(
    'leaves %s alone',
    (line) => expect(findLooseCode('src/features/x/y.ts', line)).toEqual([]),
  );

  it('lets only drivers and migrations be loose', () => {
    const loose = 'const a = b as any;';
    expect(findLooseCode('src/storage/migrations/001-content.ts', loose)).toEqual([]);
    expect(findLooseCode('src/storage/lock-rows.ts', loose)).toHaveLength(1);
    expect(findLooseCode('src/kernel/x.test.ts', loose)).toHaveLength(1);
  });

  it('names packages that the product neither imports nor runs', () => {
    const carried: Package = {
      dependencies: { used: '1', '@a/styled': '1', runner: '1', unused: '1', tested: '1', use: '1' },
      scripts: { start: 'runner now' },
    };
    const texts: Record<string, string> = {
      'src/a.ts': "import { b } from 'used/deep';\nconst word = 'unused';",
      'src/a.css': '@import "@a/styled";',
      'src/a.test.ts': "import { c } from 'tested';",
    };
    const unused = findUnusedPackages(carried, Object.keys(texts), (file) => texts[file] ?? '');
    expect(unused).toEqual(['unused', 'tested', 'use']);
  });

  it.each(['utils', 'helpers', 'misc', 'parts'])('refuses a file or folder named %s', (word) => {
    expect(findBadName(`src/web/${word}.ts`)).toMatch(/say/);
    expect(findBadName(`src/web/${word}/a.ts`)).toMatch(/say/);
  });

  it('finds nothing of all this in the product', () => {
    const sources = files.filter((file) =>
      /^(src|simulators|demo|scripts|tests)\/.*\.(ts|tsx|mjs)$/.test(file),
    );
    expect(sources.filter(findBadName)).toEqual([]);
    expect(sources.flatMap((file) => findLooseCode(file, read(file)))).toEqual([]);
    expect(findUnusedPackages(JSON.parse(read('package.json')) as Package, files, read)).toEqual([]);
  });
});
