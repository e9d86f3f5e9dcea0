import { type RefObject, useRef } from 'react';
import type { CaptchaControls } from '../../captcha/captcha-box.ts';

export type CodeCaptcha = {
  controls: RefObject<CaptchaControls | null>;
  onValue: (value: string) => void;
  /** The solution, once: the server takes each a single time, so the widget begins anew. */
  take: () => string | undefined;
  focus: () => void;
};

/** The captcha before a code, for the times when the server asks for one. The call that waited goes on by itself. */
export const useCodeCaptcha = (onSolved: (solution: string) => void): CodeCaptcha => {
  const controls = useRef<CaptchaControls>(null);
  const value = useRef('');
  const take = () => {
    const solution = value.current;
    if (solution === '') return undefined;
    value.current = '';
    controls.current?.reset();
    return solution;
  };
  const onValue = (solution: string) => {
    value.current = solution;
    if (solution === '') return;
    // Not within the widget's own event: it is begun anew here.
    queueMicrotask(() => {
      const solved = take();
      if (solved !== undefined) onSolved(solved);
    });
  };
  return { controls, onValue, take, focus: () => controls.current?.focus() };
};
