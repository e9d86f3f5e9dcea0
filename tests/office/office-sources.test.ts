import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', 'src', 'web', 'office');
const sources = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ file: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }));

const filesWith = (pattern: RegExp, allowed: RegExp = /^$/) =>
  sources.filter(({ file, text }) => pattern.test(text) && !allowed.test(file)).map(({ file }) => file);

it('writes keys of queries in app/queries only, so that no two places spell one key', () => {
  expect(filesWith(/queryKey:\s*\[/, /^app\/queries\//)).toEqual([]);
});

it('lets no screen import another’s files, but for the entrance that others show over themselves', () => {
  const strangers = sources.flatMap(({ file, text }) => {
    const own = /^screens\/([^/]+)\//.exec(file)?.[1];
    if (!own) return [];
    const others = [...text.matchAll(/from '(\.\.\/[^']+)'/g)].flatMap(([, path = '']) => {
      const [folder, screen] = posix.join(posix.dirname(file), path).split('/');
      return folder === 'screens' && screen ? [screen] : [];
    });
    return others
      .filter((other) => other !== 'sign-in' && other !== own)
      .map((other) => `${file} → ${other}`);
  });
  expect(strangers).toEqual([]);
});

it('holds no Persian sentence of its own: they live in web/texts', () => {
  const allowed = /^(aria-words\/)/;
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const found = sources.filter(
    ({ file, text }) => !allowed.test(file) && /[آ-ی]{2}/.test(withoutComments(text)),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('puts no markup together from text and runs no code made of text', () => {
  expect(filesWith(/dangerouslySetInnerHTML|innerHTML\s*=|new Function|\beval\(/)).toEqual([]);
});

it('draws a class in one style file only, so that two classes of one name never get each other’s looks', () => {
  // What is printed, or shown in forced colours, has other looks for the same classes.
  const files = globSync('**/*.css', { cwd: root }).filter(
    (name) => !/office-print|forced-colors|page-/.test(name),
  );
  const places = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {0,2}\.([a-z][\w-]*)(?= \{|,$)/gm)].map(
      ([, name = '']) => ({ name, file }),
    ),
  );
  const twice = places.filter(({ name, file }) =>
    places.some((other) => other.name === name && other.file !== file),
  );
  expect(twice).toEqual([]);
});

it('lets a sheet that comes with its screen touch nothing that others draw: it stays for the screens after it', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const classesOf = (text: string) => [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  const shared = [...read('styles/office.css').matchAll(/@import "(\.[^"]+)"/g)].map(([, path = '']) =>
    posix.join('styles', path),
  );
  const late = globSync('**/*.css', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'styles/office.css' && !shared.includes(file) && !/page-/.test(file));
  const drawn = new Set(
    shared.filter((file) => !/print|forced-colors/.test(file)).flatMap((file) => classesOf(read(file))),
  );
  const strangers = late.flatMap((file) =>
    [...read(file).matchAll(/([^{};]+)\{/g)]
      .map(([, selectors = '']) => selectors.trim())
      .filter((selectors) => !selectors.startsWith('@'))
      .flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
      .filter((selector) => classesOf(selector).every((name) => drawn.has(name)))
      .map((selector) => `${file}: ${selector.trim()}`),
  );
  expect(strangers).toEqual([]);
});
