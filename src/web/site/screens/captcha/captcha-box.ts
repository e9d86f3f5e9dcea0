import type { RefObject } from 'react';

/** What a form may ask of its captcha. */
export type CaptchaControls = { reset: () => void; focus: () => void };

/** What every captcha is given, whichever it is. */
export type CaptchaBoxProps = {
  purpose: 'contact' | 'one-time-code';
  /** Told the solution, and the empty text whenever there is none any more. Must keep its identity. */
  onValue: (value: string) => void;
  controls: RefObject<CaptchaControls | null>;
};
