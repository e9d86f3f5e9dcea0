import { useEffect, useRef } from 'react';
import { portalTexts } from '#web/texts/repair.ts';
import { Note } from '#web/ui/note.tsx';
import { PhoneLine } from './phone-line.tsx';
import { usePortal } from './state/portal-context.ts';
import type { FormMessage } from './state/portal-state.ts';
import { sendsToSupport } from './state/support-reasons.ts';

/** What the server refused, scrolled into view with the focus on it, and with the phone of support when that helps. */
export const FormRefusal = ({ message }: { message: FormMessage }) => {
  const { phone } = usePortal();
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in a second answer take the focus again
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [message]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Note tone="danger" role="alert" className="font-semibold text-danger">
        <p>{message.text}</p>
        {sendsToSupport(message.reason) && <PhoneLine label={portalTexts.support} phone={phone} />}
      </Note>
    </div>
  );
};
