import type { ReactNode } from 'react';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { ChevronDown, X } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { MediaThumb } from './media-thumb.tsx';

/** One file of an ordered list, with its place, its fields, and buttons that move and remove it. */
export const MediaListItem = ({
  address,
  at,
  count,
  isDragged,
  onMove,
  onRemove,
  onDragStart,
  onDragEnd,
  onDropHere,
  children,
}: {
  address: string;
  at: number;
  count: number;
  isDragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
  children?: ReactNode;
}) => {
  const place = toPersianDigits(at + 1);
  return (
    <li
      className={joinClasses(
        'flex items-start gap-3 rounded-card border border-line bg-surface p-2',
        isDragged && 'opacity-50',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropHere();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the pointer; the buttons are for the keyboard */}
      <span
        draggable
        className="shrink-0 cursor-grab"
        onDragStart={(event) => {
          // Firefox drags nothing that carries nothing.
          event.dataTransfer.setData('text/plain', place);
          event.dataTransfer.effectAllowed = 'move';
          onDragStart();
        }}
        onDragEnd={onDragEnd}
      >
        <MediaThumb file={{ address }} width={160} className="w-24" />
      </span>
      <div className="min-w-0 flex-1">
        {children ?? (
          <p className="text-fine text-ink-soft">
            <Code>{address.split('/').at(-1) ?? ''}</Code>
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center max-sm:grid">
        <button
          type="button"
          className="icon-button disabled:opacity-40"
          data-move="back"
          aria-label={libraryTexts.moveBack(place)}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ChevronDown size={18} className="rotate-180" />
        </button>
        <button
          type="button"
          className="icon-button disabled:opacity-40"
          data-move="on"
          aria-label={libraryTexts.moveOn(place)}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ChevronDown size={18} />
        </button>
        <button
          type="button"
          className="icon-button"
          data-move="away"
          aria-label={libraryTexts.removeOf(place)}
          onClick={onRemove}
        >
          <X size={18} />
        </button>
      </div>
    </li>
  );
};
