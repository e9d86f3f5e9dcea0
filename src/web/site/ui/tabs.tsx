import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { nextIndex } from '#web/ui/next-index.ts';
import { isPlainClick } from './is-plain-click.ts';
import type { SlotContent } from './slot-content.ts';
import { useHydrated } from './use-hydrated.ts';
import { useScrollAnchor } from './use-scroll-anchor.ts';

/** One tab. `id` is also the fragment that leads to it. */
type TabPart = { id: string; title: string; content: SlotContent };

/**
 * Parts of which one is in view: arrow keys move along the row, left is the next. Without script, and in print,
 * all parts stand one below the other and the row is a list of links to them. Script only adds roles to what is
 * there, and the first part stands at the same place in both, so nothing in view moves when it arrives.
 */
export const Tabs = ({ label, parts }: { label: string; parts: readonly TabPart[] }) => {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<string>();
  const row = useRef<HTMLElement>(null);
  useScrollAnchor(row, isHydrated);
  const selected = isHydrated ? (chosen ?? findNamed(parts) ?? parts[0]?.id) : undefined;

  // A link elsewhere on the page may name a part that is away: it comes into view.
  useEffect(() => {
    const openNamed = () => {
      const named = findNamed(parts);
      if (!named) return;
      setChosen(named);
      row.current?.scrollIntoView();
    };
    addEventListener('hashchange', openNamed);
    return () => removeEventListener('hashchange', openNamed);
  }, [parts]);

  // The address follows, so that a link to the part before still leads there.
  const choose = (id: string | undefined) => {
    setChosen(id);
    history.replaceState(history.state, '', `#${id}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const at = parts.findIndex(({ id }) => id === selected);
    const to = nextIndex(event.key, at, parts.length, { axis: 'row' });
    if (to === undefined) return;
    event.preventDefault();
    choose(parts[to]?.id);
    row.current?.querySelectorAll('a')[to]?.focus();
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    choose(id);
  };

  return (
    <div className="tabs">
      <nav
        ref={row}
        aria-label={label}
        className="tabs-row no-print"
        {...(isHydrated && { role: 'tablist', onKeyDown })}
      >
        {parts.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            className="tabs-tab"
            {...(isHydrated && {
              id: `${id}-tab`,
              role: 'tab',
              'aria-selected': id === selected,
              'aria-controls': id,
              tabIndex: id === selected ? 0 : -1,
              onClick: (event: MouseEvent) => onClick(event, id),
            })}
          >
            {title}
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={isHydrated ? `${id}-tab` : `${id}-title`}
          className="tabs-panel"
          {...(isHydrated && { role: 'tabpanel', tabIndex: 0, 'data-away': id !== selected || undefined })}
        >
          <h2 id={`${id}-title`} className="tabs-title">
            {title}
          </h2>
          <div className="tabs-body" {...content} />
        </section>
      ))}
    </div>
  );
};

/** The part that the address names, so that a link to a part opens it. */
const findNamed = (parts: readonly TabPart[]): string | undefined =>
  parts.find(({ id }) => `#${id}` === location.hash)?.id;
