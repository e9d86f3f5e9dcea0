import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { usePapers } from '../papers/paper-context.ts';
import slipStyles from './slip.css?url';

/**
 * A slip that exists on paper only. While it is there, printing the page prints it and nothing else, on its
 * own paper, and its name is the document's, because that is what a browser calls the PDF. Its stylesheet comes and
 * goes with it: a paper size cannot be limited to a part. It is not there while another paper is printed.
 */
export const PrintedSlip = ({ title, children }: { title: string; children: ReactNode }) => {
  const { isOpen: isAnotherOpen } = usePapers();
  useTitleInPrint(isAnotherOpen ? undefined : title);
  if (isAnotherOpen) return null;
  return createPortal(
    <div className="slip-holder" dir="rtl">
      <link rel="stylesheet" href={slipStyles} />
      {children}
    </div>,
    document.body,
  );
};

const useTitleInPrint = (title: string | undefined): void => {
  useEffect(() => {
    if (title === undefined) return undefined;
    let before = document.title;
    const begin = () => {
      before = document.title;
      document.title = title;
    };
    const end = () => {
      document.title = before;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [title]);
};
