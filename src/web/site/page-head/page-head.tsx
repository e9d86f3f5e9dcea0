import { htmlSlot } from '../ui/slot-content.ts';
import type { HeadEntry } from './head-entry.ts';

/** Renders the entries of a screen's head. */
export const PageHead = ({ entries }: { entries: readonly HeadEntry[] }) => entries.map(drawEntry);

const drawEntry = (entry: HeadEntry) => {
  if ('title' in entry) return <title key="title">{entry.title}</title>;
  if ('name' in entry) return <meta key={entry.name} {...entry} />;
  if ('property' in entry) return <meta key={entry.property} {...entry} />;
  if ('link' in entry) return <link key={`${entry.link.rel} ${entry.link.href}`} {...entry.link} />;
  return (
    <script key="structured-data" type="application/ld+json" {...htmlSlot(safeJson(entry.structuredData))} />
  );
};

/** Content could hold `</script>`; written as escapes it stays inside its text. */
const safeJson = (structuredData: object): string =>
  JSON.stringify(structuredData).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
