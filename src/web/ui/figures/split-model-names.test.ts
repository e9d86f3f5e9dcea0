import { expect, it } from 'vitest';
import { keepModelNamesUnbroken, splitModelNames } from './split-model-names.ts';

it('finds models with one hyphen or more, and nothing else', () => {
  const names = (text: string) => splitModelNames(text).flatMap((part) => (part.isRun ? [part.text] : []));
  expect(names('سانتریفیوژ CF-24R کنار BA-960 و IFU-BA-240')).toEqual(['CF-24R', 'BA-960', 'IFU-BA-240']);
  expect(names('قانون‌های 1-3s، R-4s و 4-1s')).toEqual(['1-3s', 'R-4s', '4-1s']);
  expect(names('تلفن 021-8899، LIS Pro و نیم‌فاصله')).toEqual([]);
});

it('loses no character', () => {
  const text = 'مدل BA-480، سپس CTRL-N';
  expect(
    splitModelNames(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('leaves tags, attributes and entities of HTML alone', () => {
  expect(keepModelNamesUnbroken('<a href="/x/BA-960">BA-960 &amp; EL-5</a>')).toBe(
    '<a href="/x/BA-960"><span class="code">BA-960</span> &amp; <span class="code">EL-5</span></a>',
  );
});

it('a word without end takes no longer than a text of its length', () => {
  for (const word of ['a', '1', '1a']) {
    const text = word.repeat(100_000);
    const started = performance.now();
    const parts = splitModelNames(text);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(parts.map((part) => part.text).join('') === text).toBe(true);
  }
});
