import { describe, expect, it } from 'vitest';
import { Suggestion } from './suggestion.ts';
import { readHtmlConstraints, type SuggestionField, suggestionTexts } from './suggestion-facts.ts';

const good = {
  recaptcha: 'solved',
  email: 'nasrin@example.com',
  fullName: 'نسرین رضایی',
  subject: 'سرویس سانتریفیوژ',
  description: 'دستگاه صدا می‌دهد.',
};

/** What is said about one field when it holds this text; undefined when nothing is. */
const saidAbout = (field: SuggestionField | 'recaptcha', text: unknown): string | undefined =>
  Suggestion.safeParse({ ...good, [field]: text }).error?.issues.find(({ path }) => path[0] === field)
    ?.message;

/** Exactly so many characters as people count them, in every kind of writing. */
const writings: [string, (count: number) => string][] = [
  ['Persian letters', (count) => 'آزمایشگاه'.repeat(count).slice(0, count)],
  ['letters with their marks apart', (count) => 'ا\u0653'.repeat(count)],
  ['emoji', (count) => '👍'.repeat(count)],
  ['text between white space', (count) => ` \n\t ${'م'.repeat(count)} \r\n `],
  ['text between direction marks', (count) => `\u202E${'م'.repeat(count)}\u202C`],
];

const bounds: [Exclude<SuggestionField, 'email'>, number, number][] = [
  ['fullName', 4, 256],
  ['subject', 2, 512],
  ['description', 2, 2048],
];

// accepts 309, 310, 311, 312, 313, 314, 315, 316, 317, 319, 408
describe.each(bounds)('%s of %d to %d characters', (field, min, max) => {
  const texts = suggestionTexts[field];

  describe.each(writings)('in %s', (_, write) => {
    it('refuses one below and accepts the least', () => {
      expect(saidAbout(field, write(min - 1))).toBe(texts.tooShort);
      expect(saidAbout(field, write(min))).toBeUndefined();
    });

    it('accepts the most and refuses one above', () => {
      expect(saidAbout(field, write(max - 1))).toBeUndefined();
      expect(saidAbout(field, write(max))).toBeUndefined();
      expect(saidAbout(field, write(max + 1))).toBe(texts.tooLong);
    });
  });

  it.each([[''], ['   '], ['\n\t'], ['\u200F\u202E'], [undefined], [null], [7], [['x']]])(
    'asks for it when it is %o',
    (text) => {
      expect(saidAbout(field, text)).toBe(texts.required);
    },
  );

  it('refuses control characters that nobody types', () => {
    for (const control of ['\u0000', '\u0007', '\u001B', '\u009F']) {
      expect(saidAbout(field, `متن${control}پیام`)).toBe(suggestionTexts.controls);
    }
    expect(saidAbout(field, 'نیم\uD800جفت')).toBe(suggestionTexts.controls);
  });
});

// accepts 306, 307, 308, 319
describe('email', () => {
  const addressOf = (count: number) => `${'a'.repeat(count - '@example.com'.length)}@example.com`;

  it('accepts up to 256 characters and says so beyond', () => {
    expect(saidAbout('email', addressOf(255))).toBeUndefined();
    expect(saidAbout('email', addressOf(256))).toBeUndefined();
    expect(saidAbout('email', addressOf(257))).toBe(suggestionTexts.email.tooLong);
  });

  it.each([[''], ['  '], [undefined], [null]])('asks for it when it is %o', (text) => {
    expect(saidAbout('email', text)).toBe(suggestionTexts.email.required);
  });

  it.each([
    'nasrin',
    'nasrin@',
    '@example.com',
    'a b@example.com',
    'a@b',
    'a..b@example.com',
    'نسرین@example.com',
  ])('asks for a right one instead of %s', (text) => {
    expect(saidAbout('email', text)).toBe(suggestionTexts.email.invalid);
  });

  it.each(['a@b.ir', "o'neil@example.com", 'x+y@sub.example.co', '  nasrin@example.com  '])(
    'accepts %s',
    (text) => {
      expect(saidAbout('email', text)).toBeUndefined();
    },
  );

  it('cannot carry a second header line', () => {
    expect(saidAbout('email', 'a@example.com\r\nBcc: b@example.com')).toBe(suggestionTexts.email.invalid);
  });
});

describe('a suggestion', () => {
  // accepts 274, 318
  it('needs a solved captcha', () => {
    expect(saidAbout('recaptcha', '')).toBe(suggestionTexts.recaptcha.required);
    expect(saidAbout('recaptcha', undefined)).toBe(suggestionTexts.recaptcha.required);
    expect(saidAbout('recaptcha', 'x'.repeat(8_193))).toBe(suggestionTexts.recaptcha.required);
  });

  it('refuses keys it does not know', () => {
    expect(Suggestion.safeParse({ ...good, isAdmin: true }).success).toBe(false);
    expect(Suggestion.safeParse([good]).success).toBe(false);
    expect(Suggestion.safeParse(null).success).toBe(false);
  });

  it('comes out clean: one line where a line is meant, no direction marks, spelling kept', () => {
    const clean = Suggestion.parse({
      ...good,
      fullName: '  علی\r\nBcc: x@y.z ',
      subject: '\u202Eموضوع\u202C\tتازه',
      description: 'خط یک\r\nخط دو\rخط سه\u2028خط چهار می\u200Cروم',
    });
    expect(clean.fullName).toBe('علی Bcc: x@y.z');
    expect(clean.subject).toBe('موضوع تازه');
    expect(clean.description).toBe('خط یک\nخط دو\nخط سه\nخط چهار می\u200Cروم');
  });

  it('counts a composed letter as one', () => {
    expect(Suggestion.parse({ ...good, subject: 'ا\u0653ب' }).subject).toBe('آب');
  });

  it('tells the browser nothing stricter than it checks itself', () => {
    expect(readHtmlConstraints('fullName')).toEqual({ required: true, minLength: 4 });
  });
});
