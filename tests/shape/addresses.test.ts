import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { detailPaths } from '#contract/site-addresses.ts';

/** The portal's islands keep their own address as a word: the whole table would be sent to every phone. */
const mayWrite = (file: string): boolean =>
  file.endsWith('routes.ts') || file.endsWith('.test.ts') || /screens\/(repair|payback)\//.test(file);

const written =
  /['"`](\/(?:products|hardwares|softwares|websites|articles|blogs|videos|permits(?:hard|soft)|aboutus|contactus|faqs|colleagues)\b[^'"`]*)['"`]/g;

it('writes a public address nowhere but in the table of addresses', () => {
  const files = globSync('src/web/site/**/*.{ts,tsx}').filter((file) => !mayWrite(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const details = Object.values(detailPaths).filter((path) => new RegExp(`['"\`]${path}/`).test(text));
    return [...details, ...[...text.matchAll(written)].map(([, path]) => path)].map(
      (path) => `${file}: ${path}`,
    );
  });
  expect(found).toEqual([]);
});
