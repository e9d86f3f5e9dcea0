import { useState } from 'react';
import { copyTexts } from '#web/texts/repair-device-view.ts';
import { copyText } from '#web/ui/copy-text.ts';

/** Copies a value at a press, and says that it did. */
export const CopyLink = ({ name, value }: { name: string; value: string }) => {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <button
        type="button"
        className="text-link no-print shrink-0"
        aria-label={isCopied ? undefined : copyTexts.copyOf(name)}
        onClick={async () => setCopied(await copyText(value))}
      >
        {isCopied ? copyTexts.copied : copyTexts.copy}
      </button>
      <span role="status" className="sr-only">
        {isCopied && copyTexts.copied}
      </span>
    </>
  );
};
