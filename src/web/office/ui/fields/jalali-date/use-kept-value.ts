import { useEffect, useRef, useState } from 'react';

/**
 * Keeps the typed value until the parent has it, so that a late render does not overwrite newer digits. A value that
 * was not sent from here replaces it.
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
