import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  readHtmlConstraints,
  type SuggestionField,
  suggestionLengths,
} from '#contract/contact/suggestion-facts.ts';
import { countCharacters } from '#kernel/count-characters.ts';
import { contactFormTexts } from '#web/texts/contact.ts';
import { Button } from '#web/ui/button.tsx';
import { type ControlProps, Field, hintAtEndFieldVariant } from '#web/ui/field.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useApproach } from '../captcha/use-approach.ts';
import type { ContactField } from './contact-form.rules.ts';
import { ContactOutcome } from './contact-outcome.tsx';
import { useContactForm } from './use-contact-form.ts';

/** The fields of the contact form, with all that they do. */
export const ContactFields = () => {
  const form = useRef<HTMLFormElement>(null);
  const isNear = useApproach(form);
  const { register, values, faults, outcome, isSending, captcha, onCaptcha, errorOf, send, showFaults } =
    useContactForm(isNear);

  /** A disabled button ignores Enter, so Enter in a line shows what is missing. */
  const explainEnter = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || !isLine || faults.length === 0) return;
    event.preventDefault();
    showFaults();
  };
  const goTo = (field: ContactField) => {
    if (field === 'recaptcha') captcha.current?.focus();
    else form.current?.querySelector<HTMLElement>(`#contact-${field}`)?.focus();
  };
  const fieldOf = (name: SuggestionField) => ({
    id: `contact-${name}`,
    variant: hintAtEndFieldVariant,
    label: contactFormTexts.fields[name],
    error: errorOf(name),
    hint: countOf(name, values[name]),
  });
  const controlOf = (name: SuggestionField, control: ControlProps) => ({
    ...control,
    ...register(name),
    ...readHtmlConstraints(name),
    readOnly: isSending,
  });

  return (
    <form
      ref={form}
      noValidate
      aria-busy={isSending}
      onSubmit={send}
      onKeyDown={explainEnter}
      className="mt-1 grid gap-4"
    >
      <p className="text-small text-ink-soft">{contactFormTexts.intro}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...fieldOf('fullName')}>
          {(control) => <input {...controlOf('fullName', control)} type="text" autoComplete="name" />}
        </Field>
        <Field {...fieldOf('email')}>
          {(control) => (
            <input {...controlOf('email', control)} type="email" autoComplete="email" dir="ltr" />
          )}
        </Field>
      </div>
      <Field {...fieldOf('subject')}>
        {(control) => <input {...controlOf('subject', control)} type="text" autoComplete="off" />}
      </Field>
      <Field {...fieldOf('description')}>
        {(control) => <textarea {...controlOf('description', control)} rows={6} />}
      </Field>
      <div>
        <CaptchaField
          purpose="contact"
          onValue={onCaptcha}
          controls={captcha}
          legend={contactFormTexts.fields.recaptcha}
        />
        {errorOf('recaptcha') && <p className="text-fine text-danger">{errorOf('recaptcha')}</p>}
      </div>
      <ContactOutcome outcome={outcome} goTo={goTo} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          variant="brand"
          size="large"
          disabled={faults.length > 0 || isSending}
          aria-describedby="contact-missing"
        >
          {contactFormTexts.send}
        </Button>
        <div role="status" className="min-w-0 flex-1 basis-48 text-small">
          {isSending && (
            <p className="flex items-center gap-2 font-semibold text-brand-strong">
              <span className="spinner" aria-hidden="true" />
              {contactFormTexts.sending}
            </p>
          )}
        </div>
        <p
          id="contact-missing"
          className={joinClasses('w-full text-small text-ink-soft', isSending && 'hidden')}
        >
          {faults.length > 0
            ? contactFormTexts.missing(faults.map(({ field }) => contactFormTexts.fields[field]))
            : contactFormTexts.ready}
        </p>
      </div>
    </form>
  );
};

/** Shown always where there is much room to fill, elsewhere only when the end comes near. */
const countOf = (name: SuggestionField, text: string): ReactNode => {
  const { max } = suggestionLengths[name];
  const count = countCharacters(text);
  if (name !== 'description' && count < max * 0.8) return undefined;
  return (
    <span className={count > max ? 'font-semibold text-danger' : ''}>
      {contactFormTexts.counter(count, max)}
    </span>
  );
};
