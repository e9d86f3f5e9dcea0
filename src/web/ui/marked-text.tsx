/** A text whose parts may be marked, as search results show where their words stand. */
export const MarkedText = ({ parts }: { parts: readonly { text: string; isHit: boolean }[] }) =>
  parts.map(({ text, isHit }, at) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are places in one text
      <mark key={at}>{text}</mark>
    ) : (
      text
    ),
  );
