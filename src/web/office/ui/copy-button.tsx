import { setUpTexts } from '#web/texts/office/session.ts';
import { Copy } from './office-icons.ts';
import { showToast } from './toast-store.ts';

/** Puts a text on the clipboard and says so. */
export const CopyButton = ({
  text,
  label,
  isIconOnly = false,
}: {
  text: string;
  label: string;
  isIconOnly?: boolean;
}) => (
  <button
    type="button"
    className={isIconOnly ? 'icon-button' : 'button button-quiet button-small'}
    aria-label={isIconOnly ? label : undefined}
    onClick={() =>
      void navigator.clipboard.writeText(text).then(() => showToast(setUpTexts.copied, { forMs: 2_500 }))
    }
  >
    <Copy size={18} />
    {!isIconOnly && label}
  </button>
);
