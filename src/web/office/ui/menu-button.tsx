import { type ReactNode, useId, useRef } from 'react';
import { buttonClasses } from '#web/ui/button.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { moveInMenu, placeBelow } from './place-menu.ts';

export type MenuItem = { label: string; icon?: ReactNode; onSelect: () => void; isDangerous?: boolean };

/**
 * A button that opens a short list of actions. The list is a popover of the browser: Escape and a press elsewhere close
 * it, arrows walk in it. With `isIconOnly` its name is the tooltip.
 */
export const MenuButton = ({
  label,
  icon,
  items,
  isIconOnly = false,
  isBusy = false,
  className,
  children,
}: {
  label: string;
  icon?: ReactNode;
  items: readonly MenuItem[];
  isIconOnly?: boolean;
  isBusy?: boolean;
  className?: string;
  /** Stands above the actions, such as who is signed in. */
  children?: ReactNode;
}) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={joinClasses(isIconOnly ? 'icon-button' : buttonClasses('quiet', 'small'), className)}
        aria-label={isIconOnly ? label : undefined}
        title={isIconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-busy={isBusy || undefined}
        popoverTarget={id}
      >
        {isBusy ? <span className="spinner" aria-hidden="true" /> : icon}
        {!isIconOnly && label}
        {!isIconOnly && <ChevronDown size={16} className="text-ink-faint" />}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="menu-popover"
        onToggle={(event) => {
          if (event.newState === 'open' && button.current && list.current)
            placeBelow(button.current, list.current);
        }}
      >
        {children}
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={(event) => moveInMenu(event.nativeEvent)}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              className={joinClasses('menu-item', item.isDangerous && 'text-danger')}
              onClick={() => {
                list.current?.hidePopover();
                item.onSelect();
              }}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      </div>
    </>
  );
};
