import type { SiteSettings } from '#contract/content/site-settings.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { commonTexts } from '#web/texts/site-wide.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { ArrowUpLeft, Menu, Phone, Wrench, X } from '#web/ui/icons.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import type { SiteMenuEntry } from './build-site-menu.ts';
import { MenuColumnLinks } from './main-menu.tsx';
import { SearchField } from './search-field.tsx';

type PhoneMenuProps = { menu: SiteMenuEntry[]; path: string; settings: SiteSettings | null };

const squareClasses =
  'flex size-11 shrink-0 items-center justify-center rounded-control border border-line hover:bg-sunken';

/** The menu of phones and tablets: a sheet over the whole height, opened without script. */
export const PhoneMenu = (props: PhoneMenuProps) => (
  <div className="lg:hidden">
    <button
      type="button"
      popoverTarget="menu-sheet"
      aria-label={siteShellTexts.openMenu}
      className={squareClasses}
    >
      <Menu size={22} />
    </button>
    <div id="menu-sheet" popover="auto" className="menu-sheet" role="dialog" aria-label={siteShellTexts.menu}>
      <div className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line bg-surface px-4">
        <LogoMark className="size-9" />
        <p className="text-title font-bold">{siteShellTexts.menu}</p>
        <button
          type="button"
          popoverTarget="menu-sheet"
          popoverTargetAction="hide"
          aria-label={siteShellTexts.closeMenu}
          className={`${squareClasses} ms-auto`}
        >
          <X size={22} />
        </button>
      </div>
      <SheetBody {...props} />
    </div>
  </div>
);

const SheetBody = ({ menu, path, settings }: PhoneMenuProps) => (
  <>
    <div className="flex-1 overflow-y-auto overscroll-contain px-4 py-4">
      <SearchField id="sheet-search" className="mb-3 block" />
      <nav aria-label={siteShellTexts.phoneMenu}>
        {menu.map((entry) =>
          entry.href ? (
            <a
              key={entry.id}
              href={entry.href}
              aria-current={entry.href === path ? 'page' : undefined}
              className="menu-entry flex min-h-13 items-center border-b border-line py-2 font-semibold aria-[current=page]:text-brand-strong"
            >
              {entry.title}
            </a>
          ) : (
            <Disclosure key={entry.id} summary={entry.title} group="phone-menu">
              {entry.columns.map((column) => (
                <MenuColumnLinks
                  key={column.title ?? entry.id}
                  column={column}
                  path={path}
                  className="pb-2"
                />
              ))}
            </Disclosure>
          ),
        )}
      </nav>
    </div>
    <div className="shrink-0 space-y-2 border-t border-line bg-surface p-4">
      <LinkButton href={siteAddresses.repair} variant="accent" className="w-full">
        <Wrench size={18} />
        {siteShellTexts.repair}
      </LinkButton>
      {settings && (
        <div className="flex items-center justify-between gap-4 text-small">
          <p className="flex items-center gap-2">
            <Phone size={18} className="text-brand" />
            <PhoneLink phone={settings.phone} className="inline-flex min-h-11 items-center font-bold" />
          </p>
          <a href={settings.panelUrl} target="_blank" rel="noopener" className="text-link">
            {siteShellTexts.panel}
            <ArrowUpLeft size={16} />
            <span className="sr-only">{commonTexts.newTab}</span>
          </a>
        </div>
      )}
    </div>
  </>
);
