import { type RefObject, useCallback, useRef } from 'react';
import type { CaptchaControls } from '../../captcha/captcha-box.ts';

export type CodeCaptcha = {
  controls: RefObject<CaptchaControls | null>;
  onValue: (value: string) => void;
  /** The solution, once: the server takes each a single time, so the widget begins anew. */
  take: () => string | undefined;
  focus: () => void;
};

/** The captcha before a code, for the times when the server asks for one. */
export const useCodeCaptcha = (): CodeCaptcha => {
  const controls = useRef<CaptchaControls>(null);
  const value = useRef('');
  const onValue = useCallback((solution: string) => {
    value.current = solution;
  }, []);
  return {
    controls,
    onValue,
    take: () => {
      const solution = value.current;
      if (solution === '') return undefined;
      value.current = '';
      controls.current?.reset();
      return solution;
    },
    focus: () => controls.current?.focus(),
  };
};
