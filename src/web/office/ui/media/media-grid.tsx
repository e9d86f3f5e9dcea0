import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { MediaTile } from './media-tile.tsx';
import { findNextTile } from './next-tile.rules.ts';

/**
 * Files as tiles. Tab stops at one of them and goes on to what is below; the arrows walk from tile to tile, so that
 * nobody presses Tab fifty times.
 *
 * @example <MediaGrid files={items} isChosen={({ id }) => id === open} onPress={({ id }) => show(id)} />
 */
export const MediaGrid = ({
  files,
  isChosen,
  noteOf,
  onPress,
}: {
  files: readonly MediaFile[];
  isChosen: (file: MediaFile) => boolean;
  /** Below a tile's name, such as the size. */
  noteOf?: (file: MediaFile) => string;
  onPress: (file: MediaFile) => void;
}) => {
  const [last, setLast] = useState<number>();
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const stop = files.find(({ id }) => id === last) ?? files.find(isChosen) ?? files[0];

  useEffect(() => {
    // The tile that had the focus was deleted: the focus stays in the grid.
    const isGone = last !== undefined && !files.some(({ id }) => id === last);
    if (isGone && document.activeElement === document.body) focusStop(list.current);
  }, [files, last]);

  return (
    <div className="media-grid-box">
      <ul
        ref={list}
        className="media-grid"
        aria-label={libraryTexts.title}
        aria-describedby={hint}
        onKeyDown={walk}
      >
        {files.map((file) => (
          <li key={file.id}>
            <MediaTile
              file={file}
              isChosen={isChosen(file)}
              isStop={file === stop}
              note={noteOf?.(file)}
              onFocus={() => setLast(file.id)}
              onPress={() => onPress(file)}
            />
          </li>
        ))}
      </ul>
      <p id={hint} className="media-grid-hint">
        {libraryTexts.walk}
      </p>
    </div>
  );
};

const focusStop = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('.media-tile[tabindex="0"]')?.focus({ preventScroll: true });

const walk = (event: KeyboardEvent<HTMLElement>) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.media-tile')];
  const at = tiles.findIndex((tile) => tile.matches(':focus'));
  const top = tiles[0]?.getBoundingClientRect().top;
  const columns = tiles.filter((tile) => tile.getBoundingClientRect().top === top).length;
  const next = findNextTile(event.key, { at, count: tiles.length, columns: Math.max(columns, 1) });
  if (next === undefined) return;
  event.preventDefault();
  tiles[next]?.focus();
};
