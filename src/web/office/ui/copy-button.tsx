import { setUpTexts } from '#web/texts/office/session.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { copyText } from '#web/ui/copy-text.ts';
import { Copy } from './office-icons.ts';
import { showToast } from './toast-store.ts';

/** Copies a text to the clipboard and shows that it did. */
export const CopyButton = ({
  text,
  label,
  isIconOnly = false,
  copied = setUpTexts.copied,
}: {
  text: string;
  label: string;
  isIconOnly?: boolean;
  copied?: string;
}) => (
  <button
    type="button"
    className={isIconOnly ? 'icon-button' : buttonClasses('quiet', 'small')}
    aria-label={isIconOnly ? label : undefined}
    onClick={async () =>
      (await copyText(text)) ? showToast(copied, { forMs: 2_500 }) : showToast(setUpTexts.notCopied)
    }
  >
    <Copy size={18} />
    {!isIconOnly && label}
  </button>
);
