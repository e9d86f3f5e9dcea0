import { commonTexts } from '#web/texts/everywhere.ts';
import { ErrorNotice } from '#web/ui/notices.tsx';

/** A part of the home page that did not arrive. */
export const PartNotice = () => (
  <ErrorNotice text={commonTexts.failed} retryText={commonTexts.retry} retryHref="/" />
);
