import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Check } from '#web/ui/icons.ts';
import { MediaThumb } from './media-thumb.tsx';

/** One file of the library as a button: pressed while it is chosen. A picture without alternative text is marked. */
export const MediaTile = ({
  file,
  isChosen,
  isStop,
  note,
  onFocus,
  onPress,
}: {
  file: MediaFile;
  isChosen: boolean;
  /** Whether Tab comes to it; the arrows come to all. */
  isStop: boolean;
  /** Below its name, such as the size. */
  note?: string | undefined;
  onFocus: () => void;
  onPress: () => void;
}) => (
  <button
    type="button"
    className="media-tile"
    aria-pressed={isChosen}
    tabIndex={isStop ? 0 : -1}
    onFocus={onFocus}
    onClick={onPress}
  >
    <span className="relative block">
      <MediaThumb file={file} className="w-full" />
      {isChosen && (
        <span className="media-tile-mark">
          <Check size={16} />
        </span>
      )}
      {file.kind === 'picture' && file.alt === '' && (
        <span className="chip chip-danger media-tile-chip">{libraryTexts.withoutAlt}</span>
      )}
    </span>
    <span className="clamp text-small font-semibold">
      <bdi>
        <UnbrokenText>{file.alt || file.name}</UnbrokenText>
      </bdi>
    </span>
    {note && <span className="block text-fine text-ink-soft">{note}</span>}
  </button>
);
