import { toPersianDigits } from '#kernel/fold-digits.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { keepModelNamesUnbroken } from '#web/ui/figures/split-model-names.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useMediaAddress } from './media-origin.tsx';

/**
 * Sanitized HTML in the site's reading style. The HTML must already be safe: it is cleaned when it is stored.
 * Tables become regions that scroll by themselves and pictures load when they come near.
 */
export const RichText = ({ html, className }: { html: string; className?: string }) => {
  const place = useMediaAddress();
  return (
    <div
      className={joinClasses('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the way into the store
      dangerouslySetInnerHTML={{ __html: prepareRichHtml(html, place) }}
    />
  );
};

/** Fits stored HTML to the page: scrollable tables, lazy pictures, full addresses for relative media. */
export const prepareRichHtml = (html: string, place: (address: string) => string): string => {
  let tables = 0;
  // Each scrolling table is a landmark, and landmarks are told apart by their names.
  const openTable = () => {
    tables += 1;
    const label = tables === 1 ? commonTexts.table : `${commonTexts.table} (${toPersianDigits(tables)})`;
    return `<section class="table-scroll" tabindex="0" aria-label="${label}"><table`;
  };
  return keepModelNamesUnbroken(html)
    .replace(/<table\b/gi, openTable)
    .replace(/<\/table>/gi, '</table></section>')
    .replace(/<img\b(?![^>]*\bloading=)/gi, '<img loading="lazy" decoding="async"')
    .replace(
      /(<(?:img|video|source)\b[^>]*?\s(?:src|poster)=")(\/[^"]*)"/gi,
      (_, before: string, address: string) => `${before}${place(address)}"`,
    )
    .replace(
      /(<(?:img|source)\b[^>]*?\ssrcset=")([^"]*)"/gi,
      (_, before: string, list: string) =>
        `${before}${list.replace(/(^|,\s*)(\/[^\s,]*)/g, (_, gap, address) => gap + place(address))}"`,
    );
};
