import { useEffect, useRef, useState } from 'react';

/**
 * Holds what was typed at once, while the form or the address may take it over later: a digit that comes meanwhile is
 * not typed into an older date. A value that was not sent from here comes from outside and replaces it.
 */
export const useKeptValue = <Value>(
  value: Value,
  onChange: (value: Value) => void,
): [kept: Value, change: (value: Value) => void] => {
  const [kept, setKept] = useState(value);
  const sent = useRef<Value[]>([]);
  useEffect(() => {
    const at = sent.current.indexOf(value);
    if (at === -1) setKept(value);
    // Those before it were skipped on their way.
    else sent.current.splice(0, at + 1);
  }, [value]);
  const change = (next: Value) => {
    setKept(next);
    // What changes nothing does not come back.
    if (next !== value) sent.current.push(next);
    onChange(next);
  };
  return [kept, change];
};
