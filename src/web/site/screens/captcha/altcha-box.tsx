import type {} from 'altcha/types/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { captchaChallengePath } from '#contract/captcha/captcha-paths.ts';
import type { CaptchaBoxProps } from './captcha-box.ts';

type StateChange = CustomEvent<{ payload: string | null; state: string }>;

/** The proof-of-work widget. Its value is there while it is verified and goes with expiry, error and reset. */
export const AltchaBox = ({ purpose, onValue, controls }: CaptchaBoxProps) => {
  const widget = useRef<HTMLElementTagNameMap['altcha-widget']>(null);
  const report = useEffectEvent(onValue);

  useEffect(() => {
    const element = widget.current;
    if (!element) return;
    const follow = (event: Event) => {
      const { payload, state } = (event as StateChange).detail;
      report(state === 'verified' && payload ? payload : '');
    };
    element.addEventListener('statechange', follow);
    controls.current = {
      reset: () => {
        report('');
        element.reset();
      },
      focus: () => element.querySelector('input')?.focus(),
    };
    return () => {
      element.removeEventListener('statechange', follow);
      controls.current = null;
    };
  }, [controls]);

  return (
    <altcha-widget
      ref={widget as never}
      challenge={`${captchaChallengePath}?purpose=${purpose}`}
      language="fa"
      name="altcha"
      auto="off"
      configuration={JSON.stringify({ hideFooter: true, hideLogo: true, minDuration: 300 })}
    />
  );
};
