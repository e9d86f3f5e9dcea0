import { useEffect, useState } from 'react';

/** A value that follows another once it has not changed for a moment: no call is made at every key. */
export const useDebouncedValue = <Value>(value: Value, pauseMs = 350): Value => {
  const written = JSON.stringify(value);
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), pauseMs);
    return () => clearTimeout(timer);
  }, [written, pauseMs]);
  return JSON.parse(settled) as Value;
};
