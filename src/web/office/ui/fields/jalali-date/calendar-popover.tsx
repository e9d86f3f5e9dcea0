import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { placeBelow } from '../../place-menu.ts';
import { JalaliCalendar } from './jalali-calendar.tsx';

/** The calendar of the date field it stands in, while that is open. */
export const CalendarPopover = () => {
  const field = useContext(OverlayTriggerStateContext);
  return field?.isOpen && <OpenCalendar onClose={() => field.close()} />;
};

/**
 * A popover of the browser: it lies above the dialog that the field is in, which nothing in the page's body does.
 * Escape and a press elsewhere close it, and then the focus goes back to the field.
 */
const OpenCalendar = ({ onClose }: { onClose: () => void }) => {
  const popover = useRef<HTMLDivElement>(null);

  // Before the calendar takes the focus: a day that is not shown cannot have it.
  useLayoutEffect(() => {
    const element = popover.current;
    element?.showPopover();
    return () => element?.hidePopover();
  }, []);

  useEffect(() => {
    const place = () => {
      const group = popover.current?.parentElement?.querySelector<HTMLElement>('.date-group');
      if (group && popover.current) placeBelow(group, popover.current);
    };
    place();
    // Keeps its place beside the field while any part of the screen scrolls.
    document.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only what is left by the keyboard is closed here
    <div
      ref={popover}
      popover="auto"
      className="calendar-popover"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
      }}
    >
      <JalaliCalendar />
    </div>
  );
};
