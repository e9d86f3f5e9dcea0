import { type FocusEvent, type InputEvent, useRef, useState } from 'react';

const texts =
  ':is(textarea, input:not([type=search], [type=password], [type=checkbox], [type=radio], [type=file], [autocomplete=one-time-code]))';
// What is typed in a form marked so is put back when it is opened again; the words of a search are no text.
const written = `${texts}:not([data-kept] *, search *)`;

type Field = HTMLInputElement | HTMLTextAreaElement;
const toField = (target: EventTarget): Field | undefined =>
  target instanceof Element && target.matches(written) ? (target as Field) : undefined;

/** Whether a dialog's text fields hold something else than when they were first entered. */
export const useTypedText = () => {
  const [isTyped, setTyped] = useState(false);
  const before = useRef(new Map<Field, string>());
  return {
    isTyped,
    isChanged: () => [...before.current].some(([field, value]) => field.isConnected && field.value !== value),
    handlers: {
      onFocusCapture: ({ target }: FocusEvent) => {
        const field = toField(target);
        if (field && !before.current.has(field)) before.current.set(field, field.value);
      },
      onInput: ({ target }: InputEvent) => {
        if (toField(target)) setTyped(true);
      },
    },
  };
};
