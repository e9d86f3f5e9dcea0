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
    // The parent may skip values: those sent before this one are not waited for any longer.
    else sent.current.splice(0, at + 1);
  }, [value]);
  const change = (next: Value) => {
    setKept(next);
    // The effect runs only when the value changes: one that is equal would stay in the list for ever.
    if (next !== value) sent.current.push(next);
    onChange(next);
  };
  return [kept, change];
};
