import { useEffect, useEffectEvent, useRef } from 'react';
import type { CaptchaBoxProps } from './captcha-box.ts';

type Recaptcha = {
  ready: (run: () => void) => void;
  render: (place: HTMLElement, options: object) => number;
  reset: (id: number) => void;
};

const findRecaptcha = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

/** reCAPTCHA v2, for installations that choose it. */
export const RecaptchaBox = ({ siteKey, onValue, controls }: CaptchaBoxProps & { siteKey: string }) => {
  const place = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onValue);

  useEffect(() => {
    const recaptcha = findRecaptcha();
    const box = place.current;
    if (!recaptcha || !box) return;
    let isGone = false;
    recaptcha.ready(() => {
      // Rendering twice into one place is an error of its own.
      if (isGone || box.childElementCount > 0) return;
      const inner = document.createElement('div');
      box.append(inner);
      const id = recaptcha.render(inner, {
        sitekey: siteKey,
        callback: report,
        'expired-callback': () => report(''),
        'error-callback': () => report(''),
      });
      controls.current = {
        reset: () => {
          report('');
          recaptcha.reset(id);
        },
        focus: () => box.querySelector('iframe')?.focus(),
      };
    });
    return () => {
      isGone = true;
      box.replaceChildren();
      controls.current = null;
    };
  }, [siteKey, controls]);

  return <div ref={place} className="min-h-20 overflow-x-auto" />;
};
