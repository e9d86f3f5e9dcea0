import { toPersianDigits } from '#kernel/fold-digits.ts';

/*
 * What both the schema and the form know of a contact message. Apart from the schema, so that a page can show
 * the form before the checking program has been loaded.
 */

/** `POST` here with a suggestion. */
export const sendSuggestionPath = '/api/v1/Suggestions/SendSuggestion';

/** How long each field may be, in characters as people count them (code points of the tidy text). */
export const suggestionLengths = {
  email: { min: 1, max: 256 },
  fullName: { min: 4, max: 256 },
  subject: { min: 2, max: 512 },
  description: { min: 2, max: 2048 },
} as const;

export type SuggestionField = keyof typeof suggestionLengths;

const atLeast = (name: string, min: number) => `${name} حداقل ${toPersianDigits(min)} نویسه است`;
const atMost = (name: string, max: number) => `${name} حداکثر ${toPersianDigits(max)} نویسه است`;

const { email, fullName, subject, description } = suggestionLengths;

/** The sentences about each field. */
export const suggestionTexts = {
  email: {
    required: 'لطفاً ایمیل را وارد کنید',
    invalid: 'لطفاً ایمیل را به‌درستی وارد کنید',
    tooLong: `حداکثر مجاز ${toPersianDigits(email.max)} نویسه است`,
  },
  fullName: {
    required: 'لطفاً نام و نام خانوادگی خود را وارد کنید',
    tooShort: atLeast('نام و نام خانوادگی', fullName.min),
    tooLong: `حداکثر ${toPersianDigits(fullName.max)} نویسه`,
  },
  subject: {
    required: 'لطفاً موضوع را وارد کنید',
    tooShort: atLeast('موضوع', subject.min),
    tooLong: atMost('موضوع', subject.max),
  },
  description: {
    required: 'لطفاً متن پیام را وارد کنید',
    tooShort: atLeast('متن پیام', description.min),
    tooLong: atMost('متن پیام', description.max),
  },
  recaptcha: { required: 'لطفاً تأیید کنید که ربات نیستید.' },
  controls: 'این متن نویسه‌ای دارد که پذیرفته نمی‌شود؛ لطفاً آن را دوباره بنویسید.',
} as const;

/** The HTML constraints of a field; never stricter than the schema, which decides. */
export const readHtmlConstraints = (name: SuggestionField) => ({
  required: true,
  minLength: suggestionLengths[name].min,
});
