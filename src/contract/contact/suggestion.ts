import { z } from 'zod';
import { countCharacters, tidyText } from '#kernel/count-characters.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { hasForbiddenControls, stripBidiControls, stripLineBreaks } from '#kernel/strip-controls.ts';

/** `POST` here with a {@link Suggestion}. */
export const sendSuggestionPath = '/api/v1/Suggestions/SendSuggestion';

/** How long each field may be, in characters as people count them (code points of the tidy text). */
export const suggestionLengths = {
  email: { least: 1, most: 256 },
  fullName: { least: 4, most: 256 },
  subject: { least: 2, most: 512 },
  description: { least: 2, most: 2048 },
} as const;

export type SuggestionField = keyof typeof suggestionLengths;

const atLeast = (name: string, least: number) => `${name} باید حداقل ${toPersianDigits(least)} نویسه باشد.`;
const atMost = (name: string, most: number) => `${name} می‌تواند حداکثر ${toPersianDigits(most)} نویسه باشد.`;

const { email, fullName, subject, description } = suggestionLengths;

/** What is said about each field. */
export const suggestionTexts = {
  email: {
    required: 'لطفاً ایمیل را وارد کنید.',
    invalid: 'لطفاً ایمیل را درست وارد کنید.',
    tooLong: `حداکثر مجاز برای ایمیل ${toPersianDigits(email.most)} نویسه است.`,
  },
  fullName: {
    required: 'لطفاً نام و نام خانوادگی خود را وارد کنید.',
    tooShort: atLeast('نام و نام خانوادگی', fullName.least),
    tooLong: atMost('نام و نام خانوادگی', fullName.most),
  },
  subject: {
    required: 'لطفاً موضوع پیام را وارد کنید.',
    tooShort: atLeast('موضوع', subject.least),
    tooLong: atMost('موضوع', subject.most),
  },
  description: {
    required: 'لطفاً متن پیام را وارد کنید.',
    tooShort: atLeast('متن پیام', description.least),
    tooLong: atMost('متن پیام', description.most),
  },
  recaptcha: { required: 'لطفاً تأیید کنید که ربات نیستید.' },
  controls: 'این متن نویسه‌ای دارد که پذیرفته نمی‌شود؛ لطفاً آن را دوباره بنویسید.',
} as const;

/** White space and line ends as everyone writes them; nothing that turns text round or forges a line. */
const cleanText = (text: string): string =>
  tidyText(stripBidiControls(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' ')));
const cleanLine = (text: string): string => tidyText(stripLineBreaks(cleanText(text)));

type FieldTexts = { required: string; invalid?: string; tooShort?: string; tooLong: string };

/** Checks in the order in which a person would mend them, and says one thing at a time. */
const field = (name: SuggestionField, clean: (text: string) => string, pattern?: RegExp) => {
  const { least, most } = suggestionLengths[name];
  const texts: FieldTexts = suggestionTexts[name];
  const stop = (error: string) => ({ error, abort: true });
  return z
    .string({ error: texts.required })
    .transform(clean)
    .pipe(
      z
        .string()
        .refine((text) => text !== '', stop(texts.required))
        .refine((text) => !hasForbiddenControls(text), stop(suggestionTexts.controls))
        .refine((text) => countCharacters(text) <= most, stop(texts.tooLong))
        .refine((text) => pattern?.test(text) ?? true, stop(texts.invalid ?? ''))
        .refine((text) => countCharacters(text) >= least, stop(texts.tooShort ?? '')),
    );
};

/**
 * A message of the contact form. The same schema checks it in the browser and on the server; what comes out is
 * clean: NFC, trimmed, single-line where a line is meant, without direction marks.
 */
export const Suggestion = z.strictObject({
  recaptcha: z
    .string({ error: suggestionTexts.recaptcha.required })
    .min(1, suggestionTexts.recaptcha.required)
    .max(8_192, suggestionTexts.recaptcha.required),
  email: field('email', cleanLine, z.regexes.email),
  fullName: field('fullName', cleanLine),
  subject: field('subject', cleanLine),
  description: field('description', cleanText),
});
export type Suggestion = z.output<typeof Suggestion>;
export type SuggestionInput = z.input<typeof Suggestion>;

/** The call as the API's description lists it; it changes something, so it stands apart from the content calls. */
export const sendSuggestionCall = {
  method: 'post',
  path: '/Suggestions/SendSuggestion',
  summary: 'Sends a message to the company. Needs the anti-forgery pair and a solved captcha',
  body: Suggestion,
  result: z.literal(true),
} as const;

/** What the browser itself can know of a field: never stricter than the schema, which has the last word. */
export const htmlConstraintsOf = (name: SuggestionField) => ({
  required: true,
  minLength: suggestionLengths[name].least,
});
