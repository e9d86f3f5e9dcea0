import { type Ref, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { officeShellTexts, officeTexts } from '#web/texts/office/shell.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { Menu } from '#web/ui/icons.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import type { buildMenu } from '../../app/menu.rules.ts';
import { AccountMenu } from './account-menu.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { SidebarSheet } from './sidebar-sheet.tsx';
import { TopBarSearch } from './top-bar-search.tsx';

/** The top of every screen: mark, the one field for searching and scanning, the day, who is signed in. */
export const TopBar = ({
  menu,
  searchRef,
  onKeys,
}: {
  menu: ReturnType<typeof buildMenu>;
  searchRef: Ref<HTMLInputElement>;
  onKeys: () => void;
}) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  return (
    <header className="top-bar on-panel">
      <div className="flex items-center gap-2 md:px-4">
        <button
          type="button"
          className="icon-button md:hidden"
          aria-label={officeShellTexts.openMenu}
          aria-haspopup="dialog"
          onClick={() => sheet.current?.showModal()}
        >
          <Menu size={22} />
        </button>
        <Link to="/" className="flex min-h-11 items-center gap-2">
          <LogoMark className="mark-on-panel size-8" />
          <span className="max-md:sr-only">
            <strong>{officeTexts.name}</strong>{' '}
            <span className="text-on-panel-soft">{officeTexts.office}</span>
          </span>
        </Link>
      </div>
      <div className="md:px-6">
        <TopBarSearch inputRef={searchRef} />
      </div>
      <div className="flex items-center gap-3 md:pe-4">
        <DateText at={new Date()} form="weekday" className="text-fine text-on-panel-soft max-lg:hidden" />
        <AccountMenu onKeys={onKeys} />
      </div>
      <OfflineStrip />
      <SidebarSheet key={pathname} ref={sheet} menu={menu} />
    </header>
  );
};
