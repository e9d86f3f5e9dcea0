import { useRef, useState } from 'react';

/**
 * Holds what was typed at once, while whoever is told may take it over later (the address does): a digit that comes
 * meanwhile is not typed into an older date. A value that was never told from here comes in from outside.
 */
export const useKeptValue = <Value>(
  value: Value,
  onChange: (value: Value) => void,
): [kept: Value, change: (value: Value) => void] => {
  const [kept, setKept] = useState(value);
  const [seen, setSeen] = useState(value);
  const sent = useRef(new Set<Value>());
  if (seen !== value) {
    setSeen(value);
    if (!sent.current.delete(value)) setKept(value);
  }
  const change = (next: Value) => {
    setKept(next);
    sent.current.add(next);
    onChange(next);
  };
  return [kept, change];
};
