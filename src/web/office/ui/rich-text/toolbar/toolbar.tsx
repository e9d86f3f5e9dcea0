import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { nextIndex } from '#web/ui/next-index.ts';

export type ToolbarHandle = { focus: () => void };

/**
 * Buttons in one stop of the Tab key: the arrows go from one to the next in the direction of reading, Home and End to
 * the ends, Escape back to the text.
 */
export const Toolbar = ({
  label,
  children,
  onLeave,
  ref,
}: {
  label: string;
  children: ReactNode;
  onLeave: () => void;
  ref?: Ref<ToolbarHandle>;
}) => {
  const bar = useRef<HTMLDivElement>(null);
  const stops = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];

  /** The last one used stays the stop of the Tab key. */
  const settle = (chosen: HTMLElement) => {
    for (const stop of bar.current?.querySelectorAll('button') ?? [])
      stop.tabIndex = stop === chosen ? 0 : -1;
  };
  useImperativeHandle(ref, () => ({
    focus: () => (stops().find(({ tabIndex }) => tabIndex === 0) ?? stops()[0])?.focus(),
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
      return;
    }
    const all = stops();
    const at = all.findIndex((stop) => stop.matches(':focus'));
    const next = nextIndex(event.key, at, all.length, { axis: 'both' });
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className="rich-toolbar"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target instanceof HTMLButtonElement && settle(target)}
    >
      {children}
    </div>
  );
};
