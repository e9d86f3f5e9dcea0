import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import paperStyles from './paper.css?url';
import a4Styles from './paper-a4.css?url';
import a5Styles from './paper-a5.css?url';
import type { PaperSize } from './paper-shapes.ts';

const pageStyles = { a4: a4Styles, a5: a5Styles };

/**
 * A paper that is printed as soon as it is there, and nothing else of the page with it. Its name becomes the title of
 * the document for as long, because that is what a browser calls the PDF. Draw it only to print it.
 *
 * @example {isPrinting && <PrintedPaper title="فاکتور تعمیر" size="a5" onDone={stop}><InvoicePaper … /></PrintedPaper>}
 */
export const PrintedPaper = ({
  title,
  size,
  onDone,
  children,
}: {
  title: string;
  /** A size of the papers, or the address of a stylesheet with a page of its own. */
  size: PaperSize | { page: string };
  onDone: () => void;
  children: ReactNode;
}) => {
  const finish = useEffectEvent(onDone);
  const [loaded, setLoaded] = useState(0);
  const isReady = loaded >= 2;

  useEffect(() => {
    if (!isReady) return undefined;
    const before = document.title;
    document.title = title;
    const onAfterPrint = () => finish();
    window.addEventListener('afterprint', onAfterPrint);
    const frame = requestAnimationFrame(() => void document.fonts.ready.then(() => window.print()));
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', onAfterPrint);
      document.title = before;
    };
  }, [isReady, title]);

  const count = () => setLoaded((so) => so + 1);
  return createPortal(
    <div className="paper-holder" dir="rtl" lang="fa">
      <link rel="stylesheet" href={paperStyles} onLoad={count} onError={count} />
      <link
        rel="stylesheet"
        href={typeof size === 'string' ? pageStyles[size] : size.page}
        onLoad={count}
        onError={count}
      />
      {children}
    </div>,
    document.body,
  );
};
