import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitNumberRuns } from './split-number-runs.ts';

const runsOf = (text: string) =>
  splitNumberRuns(text)
    .filter(({ isRun }) => isRun)
    .map((part) => part.text);

describe('numbers in written text', () => {
  it('are set apart when a dash, a slash or a dot joins them, and as telephones and postal codes', () => {
    expect(runsOf('پلاک 12، تلفن 021-88990022 و ۰۵۱-۳۸۰۰۰۱۱۵')).toEqual(['021-88990022', '۰۵۱-۳۸۰۰۰۱۱۵']);
    expect(runsOf('از 1405/08/24 تا 1405/09/01')).toEqual(['1405/08/24', '1405/09/01']);
    expect(runsOf('کد پستی ۱۴۱۷۹۰۰۰۲۲، تلفن 021 88990022 یا +98 21 8899 0022')).toEqual([
      '۱۴۱۷۹۰۰۰۲۲',
      '021 88990022',
      '+98 21 8899 0022',
    ]);
    expect(runsOf('+98 یا +982188990022')).toEqual(['+98', '+982188990022']);
  });

  it('stay where they are when they stand alone or belong to a word', () => {
    expect(runsOf('پلاک 44، طبقهٔ ۳، ۱۲۳۴۵۶۷۸ ریال')).toEqual([]);
    expect(runsOf('خطای E-07')).toEqual([]);
  });

  it('leave every text as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'آب -/.+0۱٢x') }), (text) => {
        expect(
          splitNumberRuns(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

it('a word without end takes no longer than a text of its length', () => {
  for (const word of ['a', '1', '1a']) {
    const text = word.repeat(100_000);
    const started = performance.now();
    const parts = splitNumberRuns(text);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(parts.map((part) => part.text).join('') === text).toBe(true);
  }
});
