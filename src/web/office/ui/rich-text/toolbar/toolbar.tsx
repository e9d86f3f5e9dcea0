import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { nextIndex } from '#web/ui/next-index.ts';

export type ToolbarHandle = { focus: () => void };

/** The name of the toolbar's button that the Tab key reaches: the last one used. */
export const TabStop = createContext<[name: string | undefined, set: (name: string) => void]>([
  undefined,
  () => {},
]);

/**
 * Buttons in one stop of the Tab key: the arrows go from one to the next in the direction of reading, Home and End to
 * the ends, Escape back to the text.
 */
export const Toolbar = ({
  label,
  first,
  children,
  onLeave,
  ref,
}: {
  label: string;
  /** The button that is the stop of the Tab key until another is used. */
  first: string | undefined;
  children: ReactNode;
  onLeave: () => void;
  ref?: Ref<ToolbarHandle>;
}) => {
  const [tabStop, setTabStop] = useState(first);
  const bar = useRef<HTMLDivElement>(null);
  const stops = () => [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
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
    <div ref={bar} role="toolbar" aria-label={label} className="rich-toolbar" onKeyDown={onKeyDown}>
      <TabStop value={[tabStop, setTabStop]}>{children}</TabStop>
    </div>
  );
};
