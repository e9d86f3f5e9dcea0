import { useEffect, useState } from 'react';

const pauseMs = 350;

/** A value that follows another once it has not changed for a moment: nothing is asked at every key. */
export const useSettled = <Value>(value: Value): Value => {
  const written = JSON.stringify(value);
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), pauseMs);
    return () => clearTimeout(timer);
  }, [written]);
  return JSON.parse(settled) as Value;
};
