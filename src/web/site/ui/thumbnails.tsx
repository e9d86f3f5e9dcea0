import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import { nextIndex } from '#web/ui/next-index.ts';
import { isPlainClick } from './is-plain-click.ts';
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
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = nextIndex(event.key, selected, items.length, { axis: 'row', stopsAtEnds: true });
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const onClick = (event: MouseEvent, at: number) => {
    if (!isPlainClick(event)) return;
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
