import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const listFiles = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const read = (file: string): string => readFileSync(file, 'utf8');

const sources = listFiles('src/web').filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

// accepts 716
it('calls no view of the customer a desk', () => {
  const desk = /desk(?!top)/i;
  const isOfSite = (file: string) => file.startsWith('src/web/site/');
  const withoutComments = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '');
  expect(
    sources.filter((file) => isOfSite(file) && (desk.test(file) || desk.test(withoutComments(file)))),
  ).toEqual([]);
});

it('leaves the classes of buttons to one module', () => {
  const classes = /\bbutton-(accent|brand|quiet|danger|plain|bright|small|large)\b/;
  expect(sources.filter((file) => classes.test(read(file)))).toEqual([]);
});

// accepts 716
describe('the glossary', () => {
  const rows = read('GLOSSARY.md')
    .split('\n')
    .filter((line) => line.startsWith('| **'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const split = (cell = ''): string[] =>
    cell
      .split(/[,،]/)
      .map((word) => word.trim())
      .filter(Boolean);
  const words = rows.flatMap(([, word]) => split(word?.replace(/\(.*\)/, '').replaceAll('*', '')));
  const persian = rows.flatMap(([, , word]) => split(word));
  const repeated = (list: readonly string[]): string[] =>
    list.filter((word, at) => list.indexOf(word) !== at);

  it('gives no word two meanings, in English or in Persian', () => {
    expect(words.length).toBeGreaterThan(50);
    expect(repeated(words)).toEqual([]);
    expect(repeated(persian)).toEqual([]);
  });

  it('names the numbers that people read as every screen does', () => {
    for (const name of ['شماره پیگیری', 'کد تأیید', 'شمارهٔ مرجع', 'فاکتور تعمیر', 'فاکتور فروش'])
      expect(persian).toContain(name);
  });
});
