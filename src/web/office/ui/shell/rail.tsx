import { useLocation } from 'react-router';
import { shellTexts } from '#web/texts/office/frame.ts';
import { type buildMenu, findCurrentPath } from '../../app/menu.rules.ts';
import { Keyboard } from '../office-icons.ts';
import { RailLink } from './rail-link.tsx';

type MenuGroups = ReturnType<typeof buildMenu>;

/** What the role may do, beside the screen; below 768 px the same stands in a sheet. */
export const Rail = ({ menu, onKeys }: { menu: MenuGroups; onKeys: () => void }) => (
  <nav className="rail" aria-label={shellTexts.menu}>
    <RailGroups menu={menu} />
    <button type="button" className="rail-link mt-auto text-fine" onClick={onKeys}>
      <Keyboard />
      <span className="rail-text">{shellTexts.keys}</span>
      <kbd className="ms-auto">?</kbd>
    </button>
  </nav>
);

export const RailGroups = ({ menu }: { menu: MenuGroups }) => {
  const { pathname } = useLocation();
  const current = findCurrentPath(
    menu.flatMap(({ lines }) => lines),
    pathname,
  );
  return menu.map(({ group, lines }) => (
    <div key={group} className="rail-group">
      <h2 className="rail-title">{shellTexts.groups[group]}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.path}>
            <RailLink line={line} isCurrent={line.path === current} />
          </li>
        ))}
      </ul>
    </div>
  ));
};
