import { type MouseEvent, useEffect, useRef } from 'react';
import { contactFormTexts } from '#web/texts/contact.ts';
import { CircleAlert, CircleCheck } from '#web/ui/icons.ts';
import type { ContactField, Outcome } from './contact-form.rules.ts';

/**
 * How the last try ended. Takes the focus when it appears, because the button that had it may be disabled now;
 * each fault leads to its field.
 */
export const ContactOutcome = ({
  outcome,
  goTo,
}: {
  outcome: Outcome;
  goTo: (field: ContactField) => void;
}) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome.kind !== 'none') box.current?.focus();
  }, [outcome]);

  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'sent') {
    return (
      <div
        ref={box}
        role="status"
        tabIndex={-1}
        className="flex gap-3 rounded-control bg-success-soft p-4 text-success"
      >
        <CircleCheck size={22} className="mt-1 shrink-0" />
        <p className="font-semibold">{contactFormTexts.sent}</p>
      </div>
    );
  }
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-control bg-danger-soft p-4 text-danger"
    >
      <CircleAlert size={22} className="mt-1 shrink-0" />
      <div>
        <p className="font-semibold">
          {outcome.kind === 'failed' ? contactFormTexts.failed : contactFormTexts.mendThese}
        </p>
        {outcome.kind === 'failed' && outcome.hint && <p className="text-small">{outcome.hint}</p>}
        {outcome.faults.length > 0 && (
          <ul className="text-small">
            {outcome.faults.map(({ field, message }) => (
              <li key={field}>
                <a
                  href={`#contact-${field}`}
                  className="inline-block py-1 underline underline-offset-4"
                  onClick={(event: MouseEvent) => {
                    event.preventDefault();
                    goTo(field);
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
