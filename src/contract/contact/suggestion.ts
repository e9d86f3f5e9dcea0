import { z } from 'zod';
import { countCharacters, normalizeText } from '#kernel/count-characters.ts';
import { hasForbiddenControls, stripBidiControls, stripLineBreaks } from '#kernel/strip-controls.ts';
import { type SuggestionField, suggestionLengths, suggestionTexts } from './suggestion-facts.ts';

/** White space and line ends as everyone writes them; nothing that turns text round or forges a line. */
const toCleanText = (text: string): string =>
  normalizeText(stripBidiControls(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll('\t', ' ')));
const toCleanLine = (text: string): string => normalizeText(stripLineBreaks(toCleanText(text)));

type FieldTexts = { required: string; invalid?: string; tooShort?: string; tooLong: string };

/** Checks in the order in which a person would mend them, and names one fault at a time. */
const field = (name: SuggestionField, clean: (text: string) => string, pattern?: RegExp) => {
  const { min, max } = suggestionLengths[name];
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
        .refine((text) => countCharacters(text) <= max, stop(texts.tooLong))
        .refine((text) => pattern?.test(text) ?? true, stop(texts.invalid ?? ''))
        .refine((text) => countCharacters(text) >= min, stop(texts.tooShort ?? '')),
    )
    .meta({ minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) });
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
  email: field('email', toCleanLine, z.regexes.email),
  fullName: field('fullName', toCleanLine),
  subject: field('subject', toCleanLine),
  description: field('description', toCleanText),
});
export type Suggestion = z.output<typeof Suggestion>;
export type SuggestionInput = z.input<typeof Suggestion>;

/** The call as the API's description lists it; it changes something, so it stands apart from the content calls. */
export const sendSuggestionCall = {
  method: 'post',
  path: '/Suggestions/SendSuggestion',
  tag: 'Contact',
  summary: 'Sends a message to the company. Needs the anti-forgery pair and a solved captcha',
  body: Suggestion,
  refusals: ['captcha_required', 'captcha_failed', 'too_many'],
  result: z.literal(true),
} as const;
