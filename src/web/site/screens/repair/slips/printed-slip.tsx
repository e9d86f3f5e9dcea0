import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import slipStyles from '#web/styles/slip.css?url';

/**
 * A slip that exists on paper only. While it is there, printing the page prints it and nothing else, on its
 * own paper; its stylesheet comes and goes with it, because a paper size cannot be limited to a part.
 */
export const PrintedSlip = ({ children }: { children: ReactNode }) => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return createPortal(
    <div className="slip-holder" dir="rtl">
      <link rel="stylesheet" href={slipStyles} />
      {children}
    </div>,
    document.body,
  );
};
