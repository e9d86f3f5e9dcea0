import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Check } from '#web/ui/icons.ts';
import { MediaThumb } from './media-thumb.tsx';

/** One file of the library as a button: pressed while it is chosen. A picture without alternative text says so. */
export const MediaTile = ({
  file,
  isChosen,
  note,
  onPress,
}: {
  file: MediaFile;
  isChosen: boolean;
  /** At the end of the line below, such as the size. */
  note?: string;
  onPress: () => void;
}) => (
  <button type="button" className="media-tile" aria-pressed={isChosen} onClick={onPress}>
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
    <span className="flex min-w-0 items-baseline gap-2">
      <span className="min-w-0 flex-1 truncate text-small font-semibold">
        <bdi>{file.alt || file.name}</bdi>
      </span>
      {note && <span className="shrink-0 text-fine text-ink-soft">{note}</span>}
    </span>
  </button>
);
