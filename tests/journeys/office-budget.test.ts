import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Chunk = {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  dynamicImports?: string[];
};

const build = join(import.meta.dirname, '..', '..', 'build', 'office');
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(build, '.vite', 'manifest.json'), 'utf8'),
);

/** As it travels: the Brotli file that the build made beside it. */
const sizeOf = (file: string): number => {
  const compressed = join(build, `${file}.br`);
  return readFileSync(existsSync(compressed) ? compressed : join(build, file)).byteLength;
};

/** A chunk with every chunk that comes with it at once. */
const chunksOf = (key: string, seen = new Set<Chunk>()): Set<Chunk> => {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const next of chunk.imports ?? []) chunksOf(next, seen);
  return seen;
};
const filesOf = (key: string) => new Set([...chunksOf(key)].map(({ file }) => file));
const stylesOf = (key: string) => new Set([...chunksOf(key)].flatMap(({ css = [] }) => css));

const weigh = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
const shell = filesOf(entry);
const screens = Object.keys(manifest).filter((key) => /^screens\/.+-screen\.tsx$/.test(key));

describe('what the office brings to a browser', () => {
  it('is at most 117 kB in one file for the shell', () => {
    expect(shell.size).toBe(1);
    expect(weigh(shell)).toBeLessThanOrEqual(117_000);
  });

  it('is at most 16.6 kB of styles in one file for the shell, and none more for the queue', () => {
    const styles = stylesOf(entry);
    expect(styles.size).toBe(1);
    expect(weigh(styles)).toBeLessThanOrEqual(16_600);
    expect([...stylesOf('screens/queue/queue-screen.tsx')].filter((file) => !styles.has(file))).toEqual([]);
  });

  it('is at most 16 kB in seven files more for the queue of repairs, without zod', () => {
    const files = [...filesOf('screens/queue/queue-screen.tsx')].filter((file) => !shell.has(file));
    expect(files.length).toBeLessThanOrEqual(7);
    expect(files.filter((file) => /zod|forms/.test(file))).toEqual([]);
    expect(weigh(files)).toBeLessThanOrEqual(16_000);
  });

  it('is at most 60 kB more for any screen', () => {
    const heavy = screens
      .map((key) => ({ key, bytes: weigh([...filesOf(key)].filter((file) => !shell.has(file))) }))
      .filter(({ bytes }) => bytes > 60_000);
    expect(screens.length).toBeGreaterThan(2);
    expect(heavy).toEqual([]);
  });

  // accepts 797
  it('is at most 40 kB more for the report at the bench', () => {
    const files = [...filesOf('screens/service-report/service-report-screen.tsx')];
    expect(weigh(files.filter((file) => !shell.has(file)))).toBeLessThanOrEqual(40_000);
  });

  it('keeps date fields and the editor in chunks of their own', () => {
    const early = [entry, ...screens].flatMap((key) => [...filesOf(key)]);
    const late = Object.keys(manifest).filter((key) =>
      /jalali-date-input\.tsx$|rich-text-editor\.tsx$/.test(key),
    );
    expect(late.length).toBeGreaterThan(0);
    for (const key of late) expect(early).not.toContain(manifest[key]?.file);
  });
});
