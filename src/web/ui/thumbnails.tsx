import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import { Picture } from './picture.tsx';

type Thumbnail = { id: number; title: string; address: string | null };

/**
 * Small pictures that choose the large one. Each is a link to the page with that picture chosen, so they work
 * without script; with it the choice is made in place. Arrow keys move along the row, left is the next.
 */
export const Thumbnails = ({
  label,
  items,
  selected,
  hrefOf,
  onSelect,
  sizes,
  className,
}: {
  label: string;
  items: readonly Thumbnail[];
  selected: number;
  hrefOf: (at: number) => string;
  onSelect: (at: number) => void;
  sizes: string;
  className?: string;
}) => {
  const row = useRef<HTMLUListElement>(null);

  const choose = (at: number) => {
    const link = row.current?.querySelectorAll('a')[at];
    if (!link) return;
    link.focus();
    onSelect(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: selected + 1, ArrowRight: selected - 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(Math.min(items.length - 1, Math.max(0, to)));
  };
  const onClick = (event: MouseEvent, at: number) => {
    // A click that opens a new tab or window stays a link.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(at);
  };

  return (
    <ul ref={row} aria-label={label} onKeyDown={onKeyDown} className={joinClasses('thumbnails', className)}>
      {items.map((item, at) => (
        <li key={item.id}>
          <a
            href={hrefOf(at)}
            aria-current={at === selected ? 'true' : undefined}
            onClick={(event) => onClick(event, at)}
            className="thumbnail"
          >
            <Picture
              address={item.address}
              alt={item.title}
              width={480}
              height={360}
              sizes={sizes}
              className="aspect-[4/3]"
            />
          </a>
        </li>
      ))}
    </ul>
  );
};
