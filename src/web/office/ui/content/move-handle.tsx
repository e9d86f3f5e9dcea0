import { orderTexts } from '#web/texts/office/content.ts';
import { ArrowDown } from '../office-icons.ts';
import { ArrowUp, GripVertical } from './content-icons.ts';

/** What a row is taken by: dragged, moved by arrows, Home and End, or by two buttons where there is no mouse. */
export const MoveHandle = ({
  name,
  isDisabled,
  isFirst,
  isLast,
  onKey,
  onDragStart,
  onDragEnd,
}: {
  name: string;
  isDisabled: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Whether the key moved the row. */
  onKey: (key: string) => boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
}) => (
  <span className="flex shrink-0 items-center">
    <button
      type="button"
      data-move-handle
      className="icon-button cursor-grab touch-none"
      aria-label={orderTexts.handle(name)}
      draggable={!isDisabled}
      disabled={isDisabled}
      onKeyDown={(event) => {
        if (onKey(event.key)) event.preventDefault();
      }}
      onDragStart={(event) => {
        const row = event.currentTarget.closest('li');
        if (row) event.dataTransfer.setDragImage(row, row.clientWidth - 16, 16);
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDragStart();
      }}
      onDragEnd={onDragEnd}
    >
      <GripVertical size={18} />
    </button>
    <span className="hidden pointer-coarse:flex max-sm:flex">
      <button
        type="button"
        className="icon-button disabled:opacity-40"
        aria-label={orderTexts.up(name)}
        disabled={isDisabled || isFirst}
        onClick={() => onKey('ArrowUp')}
      >
        <ArrowUp size={18} />
      </button>
      <button
        type="button"
        className="icon-button disabled:opacity-40"
        aria-label={orderTexts.down(name)}
        disabled={isDisabled || isLast}
        onClick={() => onKey('ArrowDown')}
      >
        <ArrowDown size={18} />
      </button>
    </span>
  </span>
);
