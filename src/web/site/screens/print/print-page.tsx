import { readingTexts } from '#web/texts/reading.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { Island } from '../../islands/island.tsx';
import { PrintButton } from './print-button.tsx';

/** Names the view of a page whose print dialog opens by itself. */
export const printQuery = 'print';

export const isPrintAsked = (request: Request): boolean => new URL(request.url).searchParams.has(printQuery);

/**
 * Printing needs script, and pages that are read have none. So there the button is a link to the same page with the
 * one script that prints; everyone else goes on without it.
 */
export const PrintPage = ({ path, isAsked }: { path: string; isAsked: boolean }) =>
  isAsked ? (
    <Island name="print-button" when="now" props={{ isAsked }} className="needs-script">
      <PrintButton isAsked={isAsked} />
    </Island>
  ) : (
    <LinkButton href={`${path}?${printQuery}=1`} rel="nofollow" className="px-4 text-small">
      <Printer size={18} className="text-brand" />
      {readingTexts.print}
    </LinkButton>
  );
