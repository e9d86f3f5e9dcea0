import { joinClasses } from './join-classes.ts';
import { useMediaAddress } from './media-origin.tsx';

/**
 * Sanitised HTML in the site's reading style. The HTML must already be safe: it is cleaned when it is stored.
 * Tables become regions that scroll by themselves and pictures load when they come near.
 */
export const RichText = ({
  html,
  tableLabel,
  className,
}: {
  html: string;
  /** Names a scrolling table for screen readers. */
  tableLabel: string;
  className?: string;
}) => {
  const place = useMediaAddress();
  return (
    <div
      className={joinClasses('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the way into the store
      dangerouslySetInnerHTML={{ __html: prepareRichHtml(html, place, tableLabel) }}
    />
  );
};

/** Fits stored HTML to the page: scrollable tables, lazy pictures, full addresses for relative media. */
export const prepareRichHtml = (
  html: string,
  place: (address: string) => string,
  tableLabel: string,
): string =>
  html
    .replace(
      /<table\b/gi,
      `<div class="table-scroll" role="region" tabindex="0" aria-label="${tableLabel}"><table`,
    )
    .replace(/<\/table>/gi, '</table></div>')
    .replace(/<img\b(?![^>]*\bloading=)/gi, '<img loading="lazy" decoding="async"')
    .replace(
      /(<(?:img|video|source)\b[^>]*?\s(?:src|poster)=")(\/[^"]*)"/gi,
      (_, before: string, address: string) => `${before}${place(address)}"`,
    );
