import { describe, expect, it } from 'vitest';
import type { SendAnswer } from '#contract/contact/send-suggestion.ts';
import { suggestionTexts } from '#contract/contact/suggestion-facts.ts';
import { errorTexts } from '#contract/errors.ts';
import { emptyContactForm, findEmptyFields, keepsCaptcha, toOutcome } from './contact-form.rules.ts';
import { findFaults } from './find-faults.ts';

const refused = (code: keyof typeof errorTexts, fields: Record<string, string> = {}): SendAnswer => ({
  kind: 'refused',
  code,
  fields,
});

describe('what keeps the form from being sent', () => {
  it('is everything while it is empty, whether the schema is loaded or not', () => {
    expect(findFaults(emptyContactForm)).toEqual(findEmptyFields(emptyContactForm));
    expect(findFaults(emptyContactForm).map(({ field }) => field)).toEqual([
      'fullName',
      'email',
      'subject',
      'description',
      'recaptcha',
    ]);
  });

  it('is one fault a field, and nothing when all is well', () => {
    const values = {
      recaptcha: 'x',
      email: 'a@example.com',
      fullName: 'نسرین',
      subject: 'موضوع',
      description: 'متن',
    };
    expect(findFaults(values)).toEqual([]);
    expect(findFaults({ ...values, email: 'a' })).toEqual([
      { field: 'email', message: suggestionTexts.email.invalid },
    ]);
  });
});

describe('what the visitor is told', () => {
  it('is the hint of the code when it says more than "try again"', () => {
    expect(toOutcome(refused('too_many'))).toMatchObject({ kind: 'failed', hint: errorTexts.too_many });
    expect(toOutcome(refused('unexpected'))).toMatchObject({ kind: 'failed', hint: undefined });
    expect(toOutcome({ kind: 'failed' })).toMatchObject({ kind: 'failed', hint: undefined });
    expect(toOutcome({ kind: 'sent' })).toEqual({ kind: 'sent' });
  });

  it('is each faulty field that the form has, in its order', () => {
    expect(toOutcome(refused('invalid_input', { subject: 'س', email: 'ا', other: 'x' }))).toEqual({
      kind: 'failed',
      hint: undefined,
      faults: [
        { field: 'email', message: 'ا' },
        { field: 'subject', message: 'س' },
      ],
    });
  });
});

describe('the captcha after a refusal', () => {
  it('stays good when nobody looked at it, and is asked for anew otherwise', () => {
    for (const code of ['too_many', 'forbidden', 'unavailable'] as const) {
      expect(keepsCaptcha(refused(code))).toBe(true);
    }
    for (const code of ['captcha_failed', 'unexpected', 'timeout'] as const) {
      expect(keepsCaptcha(refused(code))).toBe(false);
    }
    expect(keepsCaptcha({ kind: 'failed' })).toBe(false);
  });
});
