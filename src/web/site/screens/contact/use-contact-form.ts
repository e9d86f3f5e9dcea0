import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { sendSuggestion } from '#contract/contact/send-suggestion.ts';
import type { SuggestionInput } from '#contract/contact/suggestion.ts';
import { suggestionLengths } from '#contract/contact/suggestion-facts.ts';
import { getBrowserCall } from '../../api/browser-call.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { CaptchaControls } from '../captcha/captcha-box.ts';
import { readSubject } from './contact-address.ts';
import {
  type ContactField,
  emptyContactForm,
  findEmptyFields,
  keepsCaptcha,
  type Outcome,
  toOutcome,
} from './contact-form.rules.ts';

/** State and actions of the contact form; its look is elsewhere. */
export const useContactForm = (isNear: boolean) => {
  const findFaults = useFindFaults(isNear);
  const form = useForm<SuggestionInput>({ defaultValues: emptyContactForm, mode: 'onTouched' });
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const captcha = useRef<CaptchaControls>(null);
  const values = useTypedValues(form);
  useSubjectOfAddress(form);
  const faults = findFaults(values);
  const { touchedFields, isSubmitting } = form.formState;

  const onCaptcha = (value: string) => {
    const isLost = value === '' && form.getValues('recaptcha') !== '';
    form.setValue('recaptcha', value, { shouldTouch: isLost });
  };

  const send = form.handleSubmit(async (typed) => {
    setOutcome({ kind: 'none' });
    const answer = await sendSuggestion(getBrowserCall(), window.location.origin, typed);
    if (!keepsCaptcha(answer)) captcha.current?.reset();
    if (answer.kind === 'sent') form.reset(emptyContactForm);
    setOutcome(toOutcome(answer));
  });

  /** A fault shows once its field was touched, or after a submission that reported it. */
  const reported = outcome.kind === 'failed' || outcome.kind === 'incomplete' ? outcome.faults : [];
  const errorOf = (field: ContactField): string | undefined => {
    const isField = (fault: { field: ContactField }) => fault.field === field;
    const own = faults.find(isField)?.message;
    if (own) return touchedFields[field] || reported.some(isField) ? own : undefined;
    // The server may find a fault that the browser does not.
    return outcome.kind === 'failed' ? reported.find(isField)?.message : undefined;
  };

  return {
    register: form.register,
    values,
    faults,
    outcome,
    isSending: isSubmitting,
    captcha,
    onCaptcha,
    errorOf,
    send,
    /** Shows everything that is missing, for those who press Enter instead of the button. */
    showFaults: () => setOutcome({ kind: 'incomplete', faults }),
  };
};

/** The schema is larger than the form; it is loaded when the visitor comes near. */
const useFindFaults = (isNear: boolean): typeof findEmptyFields => {
  const [find, setFind] = useState(() => findEmptyFields);
  useEffect(() => {
    if (!isNear) return;
    import('./find-faults.ts').then(
      ({ findFaults }) => setFind(() => findFaults),
      () => {
        // Without it the server's check decides.
      },
    );
  }, [isNear]);
  return find;
};

/** A link may bring the subject along, as a product does; what the visitor has typed already stays. */
const useSubjectOfAddress = ({ getValues, setValue }: UseFormReturn<SuggestionInput>): void => {
  useEffect(() => {
    const subject = readSubject(location.search, suggestionLengths.subject.max);
    if (subject && !getValues('subject')) setValue('subject', subject);
  }, [getValues, setValue]);
};

/** What is typed now; from the second render on also what was typed before this program ran. */
const useTypedValues = ({ control, getValues }: UseFormReturn<SuggestionInput>): SuggestionInput => {
  useWatch({ control });
  return useHydrated() ? getValues() : emptyContactForm;
};
