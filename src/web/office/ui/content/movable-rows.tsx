import { type ReactNode, useRef, useState } from 'react';
import { orderTexts } from '#web/texts/office/content.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { MoveHandle } from './move-handle.tsx';
import { placeOfKey } from './move-item.rules.ts';

/**
 * Rows that change places: dragged by the handle, moved by its keys, or by the buttons beside it on a phone. The
 * new place is announced to screen readers.
 *
 * @example <MovableRows items={names} nameOf={(name) => name} onMove={(from, to) => setNames(moveItem(names, from, to))}>
 *   {(name) => <p>{name}</p>}
 * </MovableRows>
 */
export const MovableRows = <Item,>({
  items,
  nameOf,
  keyOf,
  isDisabled = false,
  onMove,
  tools,
  children,
  className,
}: {
  items: readonly Item[];
  nameOf: (item: Item, at: number) => string;
  /** Not needed for rows whose content has no state: their places are their keys. */
  keyOf?: (item: Item, at: number) => string | number;
  /** The rows stay where they are, such as while their order is being saved. */
  isDisabled?: boolean;
  onMove: (from: number, to: number) => void;
  /** At the end of a row, such as a button that removes it. */
  tools?: (item: Item, at: number) => ReactNode;
  children: (item: Item, at: number) => ReactNode;
  className?: string;
}) => {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();

  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || from === to) return;
    onMove(from, to);
    setAnnouncement(orderTexts.moved(nameOf(item, from), to + 1, items.length));
    // The row is drawn at its new place before the next frame; its handle keeps the focus.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`:scope > li:nth-child(${to + 1}) [data-move-handle]`)
        ?.focus(),
    );
  };
  const drop = (to: number) => {
    if (dragged !== undefined) move(dragged, to);
    setDragged(undefined);
    setOver(undefined);
  };

  return (
    <>
      <ol ref={list} className={joinClasses('movable-rows', className)}>
        {items.map((item, at) => (
          <li
            key={keyOf?.(item, at) ?? at}
            data-dragged={dragged === at || undefined}
            data-over={(over === at && dragged !== at) || undefined}
            className="movable-row"
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(at);
            }}
            onDrop={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              drop(at);
            }}
          >
            <MoveHandle
              name={nameOf(item, at)}
              isDisabled={isDisabled}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onKey={(key) => {
                const place = placeOfKey(key, at, items.length);
                if (place !== undefined) move(at, place);
                return place !== undefined;
              }}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => drop(at)}
            />
            <div>{children(item, at)}</div>
            {tools?.(item, at)}
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
};
