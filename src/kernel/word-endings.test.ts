import { describe, expect, it } from 'vitest';
import { searchText, searchWords } from './search-key.ts';
import { foldedWords, wordEndings } from './word-endings.ts';

const findsByBeginning = (text: string, word: string): boolean =>
  foldedWords(searchText(text)).some((one) => wordEndings(one).some((ending) => ending.startsWith(word)));

describe('endings of words', () => {
  it('are all of them, each once', () => {
    expect(wordEndings('مهر')).toEqual(['مهر', 'هر', 'ر']);
    expect(wordEndings('aa')).toEqual(['aa', 'a']);
  });

  it('find whatever stands inside a text, and nothing else', () => {
    const text = 'آزمایشگاهِ كلينيك‌مهر ۲، info@mehr-lab.example';
    const folded = searchText(text);
    const tried = ['مایش', 'نیکمهر', 'مهر', '2', 'ehr', 'lab', 'exam', 'گاهک', 'مهر2', 'xyz', 'ک'];
    for (const word of tried.flatMap((one) => searchWords(one)))
      expect(findsByBeginning(text, word), word).toBe(folded.includes(word));
  });

  it('reach every place of a word without end, for the longest query', () => {
    for (const length of [39, 40, 79, 80, 81, 120, 121, 200]) {
      const long = Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
      const endings = new Set(foldedWords(searchText(long)).flatMap(wordEndings));
      const asked = Array.from({ length }, (_, from) => searchWords(long.slice(from))[0] ?? '');
      // The longest query that begins there is itself an ending, cut where a query is cut.
      expect(asked.filter((word) => !endings.has(word))).toEqual([]);
      expect(foldedWords(long).every((piece) => piece.length < 80)).toBe(true);
    }
  });
});
