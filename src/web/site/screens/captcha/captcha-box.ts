import type { RefObject } from 'react';

/** The controls of a captcha for its form. */
export type CaptchaControls = { reset: () => void; focus: () => void };

/** What every captcha is given, whichever it is. */
export type CaptchaBoxProps = {
  purpose: 'contact' | 'one-time-code';
  /** Gets the solution, and the empty text when it expired. */
  onValue: (value: string) => void;
  controls: RefObject<CaptchaControls | null>;
};
