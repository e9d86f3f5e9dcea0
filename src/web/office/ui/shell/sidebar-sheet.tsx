import { type RefObject, useEffect } from 'react';
import { officeShellTexts } from '#web/texts/office/shell.ts';
import { X } from '#web/ui/icons.ts';
import type { buildMenu } from '../../app/menu.rules.ts';
import { SidebarGroups } from './sidebar.tsx';

/**
 * The menu of a phone: a sheet over the screen. Escape, a press beside it and opening a section close it; the browser
 * gives the focus back to its button.
 */
export const SidebarSheet = ({
  ref,
  menu,
}: {
  ref: RefObject<HTMLDialogElement | null>;
  menu: ReturnType<typeof buildMenu>;
}) => {
  useEffect(() => {
    const wide = window.matchMedia('(width >= 48rem)');
    const close = () => ref.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [ref]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own for a modal dialog
    <dialog
      ref={ref}
      className="sheet"
      aria-label={officeShellTexts.menu}
      onClick={(event) => {
        const isBeside = event.target === event.currentTarget;
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        if (isBeside || isLink) event.currentTarget.close();
      }}
    >
      <div className="flex justify-end">
        <button
          type="button"
          className="icon-button"
          aria-label={officeShellTexts.closeMenu}
          onClick={() => ref.current?.close()}
        >
          <X size={20} />
        </button>
      </div>
      <nav aria-label={officeShellTexts.menu}>
        <SidebarGroups menu={menu} />
      </nav>
    </dialog>
  );
};
