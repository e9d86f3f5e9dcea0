import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutWords } from '../../scripts/check/without-words.ts';

const listFiles = (...paths: string[]): string[] =>
  execFileSync('git', ['ls-files', '--', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
const read = (file: string): string => readFileSync(file, 'utf8');

/** Names of our own that a reader from another project could not guess, and what stands for them now. */
const oldNames = {
  house: 'server',
  rooms: 'modules',
  sayMissing: 'notFound',
  Way: 'HelpLink',
  told: 'formMessage',
  passOn: 'handleFailure',
  Ending: 'SubmitResult',
  portalRoads: 'portalNavigation',
  answerPartly: 'respondUncached',
  Filling: 'SlotContent',
  takeFinished: 'readServerHtml',
  Later: 'DeferredSection',
  unfoldPage: 'renderDeferredSections',
  awaitMoment: 'waitForTrigger',
  takeTurns: 'limitConcurrency',
  workAlone: 'withExclusiveLock',
  hearContentHints: 'listenForContentChanges',
  EvenPace: 'TimingEqualizer',
  Fate: 'DeliveryOutcome',
  hopeless: 'permanent-failure',
  giveBack: 'refundLimit',
  isHeld: 'etagMatches',
};

const code = listFiles('src', 'simulators', 'scripts', 'tests')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && file !== 'tests/shape/names.test.ts')
  .map((file) => ({ file, text: read(file), names: withoutWords(read(file)) }));

// accepts 716
describe('the names of the code', () => {
  it.each(Object.entries(oldNames))('have no %s: it is %s', (old) => {
    const name = new RegExp(`\\b${old}\\b`);
    expect(
      code.filter(({ file, names }) => name.test(names) || name.test(file)).map(({ file }) => file),
    ).toEqual([]);
  });

  it('are used in place of the old ones', () => {
    const product = code.filter(({ file }) => /^src\/.*(?<!\.test)\.tsx?$/.test(file));
    // A value such as the kind of an outcome is written in quotes.
    const isUsed = (name: string) =>
      product.some(
        ({ names, text }) => new RegExp(`\\b${name}\\b`).test(names) || text.includes(`'${name}'`),
      );
    expect(Object.values(oldNames).filter((name) => !isUsed(name))).toEqual([]);
  });

  it('call no view of the customer a desk', () => {
    const site = code.filter(({ file }) => file.startsWith('src/web/site/') && !file.includes('.test.'));
    const desk = /desk(?!top)/i;
    expect(
      site.filter(({ file, names }) => desk.test(names) || desk.test(file)).map(({ file }) => file),
    ).toEqual([]);
  });
});

it('leaves the classes of buttons to one module', () => {
  const classes = /\bbutton-(accent|brand|quiet|danger|plain|bright|small|large)\b/;
  expect(
    code
      .filter(({ file, text }) => file.startsWith('src/web/') && classes.test(text))
      .map(({ file }) => file),
  ).toEqual([]);
});

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

  it('is followed by the texts: one spelling of each number', () => {
    const texts = code.filter(({ file }) => /^src\/(web\/texts|contract)\//.test(file));
    const otherSpelling = /کد پیگیری|شمارهٔ پیگیری|کد تایید|کد رهگیری|شماره مرجع|کد مرجع/;
    expect(texts.filter(({ text }) => otherSpelling.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
