import { useLocation } from 'react-router';
import { officeShellTexts } from '#web/texts/office/shell.ts';
import { ChevronDown } from '#web/ui/icons.ts';
import { type buildMenu, findCurrentPath } from '../../app/menu.rules.ts';
import { Keyboard, Settings2 } from '../office-icons.ts';
import { SidebarLink } from './sidebar-link.tsx';

const maxUnfolded = 3;

type MenuGroups = ReturnType<typeof buildMenu>;

/** What the role may do, beside the screen; below 768 px the same stands in a sheet. */
export const Sidebar = ({ menu, onKeys }: { menu: MenuGroups; onKeys: () => void }) => (
  <nav className="sidebar" aria-label={officeShellTexts.menu}>
    <SidebarGroups menu={menu} />
    <button type="button" className="sidebar-link" onClick={onKeys}>
      <Keyboard />
      <span className="sidebar-text">{officeShellTexts.keys}</span>
      <kbd className="ms-auto">?</kbd>
    </button>
  </nav>
);

export const SidebarGroups = ({ menu }: { menu: MenuGroups }) => {
  const { pathname } = useLocation();
  const current = findCurrentPath(
    menu.flatMap(({ lines }) => lines),
    pathname,
  );
  return menu.map(({ group, lines }) => {
    const list = (
      <ul>
        {lines.map((line) => (
          <li key={line.path}>
            <SidebarLink line={line} isCurrent={line.path === current} />
          </li>
        ))}
      </ul>
    );
    if (group === 'help')
      return (
        <div key={group} className="sidebar-group sidebar-help">
          {list}
        </div>
      );
    // What managers open now and then is folded; a short group is not worth it.
    if (lines.length > maxUnfolded && group === 'management') {
      const isHere = lines.some(({ path }) => path === current);
      return (
        <details key={`${group}-${isHere}`} className="sidebar-group" open={isHere}>
          <summary className="sidebar-link" title={officeShellTexts.groups[group]}>
            <Settings2 />
            <span className="sidebar-text">{officeShellTexts.groups[group]}</span>
            <ChevronDown className="sidebar-fold" />
          </summary>
          {list}
        </details>
      );
    }
    return (
      <div key={group} className="sidebar-group">
        <h2 className="sidebar-title">{officeShellTexts.groups[group]}</h2>
        {list}
      </div>
    );
  });
};
