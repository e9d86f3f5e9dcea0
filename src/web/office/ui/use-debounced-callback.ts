import { useEffect, useRef } from 'react';

const pauseMs = 400;

/**
 * A date is typed in eight digits; what depends on it is asked for when the person pauses, not at each of them. Both days
 * of a span may change before the pause.
 */
export const useDebouncedCallback = <Change extends object>(onChange: (change: Change) => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Change>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (change: Change) => {
    clearTimeout(timer.current);
    const whole = { ...waiting.current, ...change };
    waiting.current = whole;
    timer.current = setTimeout(() => {
      waiting.current = undefined;
      onChange(whole);
    }, pauseMs);
  };
};
