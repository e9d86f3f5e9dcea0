import type { SendAnswer } from '#contract/contact/send-suggestion.ts';
import type { SuggestionInput } from '#contract/contact/suggestion.ts';
import { suggestionTexts } from '#contract/contact/suggestion-facts.ts';
import { errorTexts } from '#contract/errors.ts';

/** In the order in which the form shows them. */
export const contactFields = ['fullName', 'email', 'subject', 'description', 'recaptcha'] as const;
export type ContactField = (typeof contactFields)[number];

export type FieldFault = { field: ContactField; message: string };

/** What is shown above the button after a try. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'sent' }
  /** Nothing was sent: the visitor tried with something missing. */
  | { kind: 'incomplete'; faults: readonly FieldFault[] }
  | { kind: 'failed'; hint: string | undefined; faults: readonly FieldFault[] };

export const emptyContactForm: SuggestionInput = {
  recaptcha: '',
  email: '',
  fullName: '',
  subject: '',
  description: '',
};

/**
 * What is empty. Stands in until the schema has been loaded, and for it when it could not be: the server checks
 * everything in any case.
 */
export const findEmptyFields = (values: SuggestionInput): FieldFault[] =>
  contactFields
    .filter((field) => !values[field]?.trim())
    .map((field) => ({ field, message: suggestionTexts[field].required }));

/** The message for an answer. */
export const toOutcome = (answer: SendAnswer): Outcome => {
  if (answer.kind === 'sent') return { kind: 'sent' };
  if (answer.kind === 'failed') return { kind: 'failed', hint: undefined, faults: [] };
  const faults = contactFields.flatMap((field) => {
    const message = answer.fields[field];
    return message ? [{ field, message }] : [];
  });
  // "Try again" is shown already; a hint is shown only when it adds something.
  const saysMore = answer.code !== 'unexpected' && faults.length === 0;
  return { kind: 'failed', hint: saysMore ? errorTexts[answer.code] : undefined, faults };
};

/** Refusals that come before the captcha is looked at leave its solution good for the next try. */
export const keepsCaptcha = (answer: SendAnswer): boolean =>
  answer.kind === 'refused' &&
  ['too_many', 'forbidden', 'unavailable', 'unsupported_type', 'too_large'].includes(answer.code);
