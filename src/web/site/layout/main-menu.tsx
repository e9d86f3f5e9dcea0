import { siteShellTexts } from '#web/texts/shell.ts';
import { ChevronDown } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { MenuColumn, MenuLink, SiteMenuEntry } from './build-site-menu.ts';

/** The menu of wide screens. Panels are popovers: they open by click and keyboard, without script. */
export const MainMenu = ({ menu, path }: { menu: SiteMenuEntry[]; path: string }) => (
  <nav aria-label={siteShellTexts.mainMenu} className="hidden lg:block">
    <ul className="flex items-center">
      {menu.map((entry) => (
        <li key={entry.id}>
          {entry.href ? (
            <a
              href={entry.href}
              aria-current={entry.href === path ? 'page' : undefined}
              className="menu-button"
            >
              {entry.title}
            </a>
          ) : (
            <PanelEntry entry={entry} path={path} />
          )}
        </li>
      ))}
    </ul>
  </nav>
);

const PanelEntry = ({ entry, path }: { entry: SiteMenuEntry; path: string }) => {
  const id = `menu-${entry.id}`;
  return (
    <>
      <button type="button" popoverTarget={id} className="menu-button">
        {entry.title}
        <ChevronDown size={16} className="text-ink-faint" />
      </button>
      <div id={id} popover="auto" className="menu-panel">
        <div className={joinClasses(entry.columns.length > 1 && 'flex gap-x-3')}>
          {entry.columns.map((column) => (
            <MenuColumnLinks
              key={column.title ?? entry.id}
              column={column}
              path={path}
              className="min-w-52 flex-1"
            />
          ))}
        </div>
      </div>
    </>
  );
};

export const MenuColumnLinks = ({
  column,
  path,
  className,
}: {
  column: MenuColumn;
  path: string;
  className: string;
}) => (
  <div className={className}>
    {column.href && (
      <MenuLinkItem
        link={{ title: column.title ?? '', href: column.href }}
        path={path}
        className="font-bold"
      />
    )}
    {column.title && !column.href && (
      <p className="px-3 py-1 text-fine font-semibold text-ink-faint">{column.title}</p>
    )}
    <ul className={column.href ? 'ms-3 border-s border-line ps-1' : undefined}>
      {column.links.map((link) => (
        <li key={link.href}>
          <MenuLinkItem link={link} path={path} />
        </li>
      ))}
    </ul>
  </div>
);

const MenuLinkItem = ({ link, path, className }: { link: MenuLink; path: string; className?: string }) => (
  <a
    href={link.href}
    aria-current={link.href === path ? 'page' : undefined}
    className={joinClasses('menu-link', className)}
  >
    {link.title}
  </a>
);
