import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { keepWithinBudget } from './keep-within-budget.ts';

const write = (folder: string, name: string, bytes: number, usedAt: number): string => {
  const path = join(folder, name.slice(0, 2), name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, Buffer.alloc(bytes));
  utimesSync(path, usedAt, usedAt);
  return path;
};
const bytesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, facts) => sum + (facts.isFile() ? facts.size : 0), 0);

// accepts 684
describe('the disk budget of made pictures', () => {
  it('drops at the start what was used longest ago, and drafts of processes that are gone', async () => {
    const folder = makeFolder('budget');
    const old = write(folder, 'aa-old.webp', 400, 1_000);
    const older = write(folder, 'bb-older.webp', 400, 500);
    const used = write(folder, 'cc-used.webp', 400, 9_000);
    const draft = write(folder, 'dd.webp.tmp', 400, 9_000);
    await keepWithinBudget(folder, 1_000).check();
    expect([old, older, used, draft].map((path) => existsSync(path))).toEqual([true, false, true, false]);
  });

  it('is kept while files are made, also several at once', async () => {
    const folder = makeFolder('budget');
    const { add } = keepWithinBudget(folder, 1_000);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        [0, 1, 2].map((at) => {
          write(folder, `${round}${at}.avif`, 150, 1_000 + round);
          return add(150);
        }),
      );
      expect(bytesIn(folder)).toBeLessThanOrEqual(1_000);
    }
    expect(readdirSync(join(folder, '92'))).toEqual(['92.avif']);
  });

  it('has nothing to do where no picture was made yet', async () => {
    await keepWithinBudget(join(makeFolder('budget'), 'none'), 1_000).check();
  });
});
