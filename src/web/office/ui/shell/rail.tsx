import { useLocation } from 'react-router';
import { shellTexts } from '#web/texts/office/frame.ts';
import { ChevronDown } from '#web/ui/icons.ts';
import { type buildMenu, findCurrentPath } from '../../app/menu.rules.ts';
import { Keyboard, Settings2 } from '../office-icons.ts';
import { RailLink } from './rail-link.tsx';

const mostUnfolded = 3;

type MenuGroups = ReturnType<typeof buildMenu>;

/** What the role may do, beside the screen; below 768 px the same stands in a sheet. */
export const Rail = ({ menu, onKeys }: { menu: MenuGroups; onKeys: () => void }) => (
  <nav className="rail" aria-label={shellTexts.menu}>
    <RailGroups menu={menu} />
    <button type="button" className="rail-link" onClick={onKeys}>
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
  return menu.map(({ group, lines }) => {
    const list = (
      <ul>
        {lines.map((line) => (
          <li key={line.path}>
            <RailLink line={line} isCurrent={line.path === current} />
          </li>
        ))}
      </ul>
    );
    if (group === 'help')
      return (
        <div key={group} className="rail-group rail-help">
          {list}
        </div>
      );
    // What managers open now and then is folded; a short group is not worth it.
    if (lines.length > mostUnfolded && group === 'management') {
      const isHere = lines.some(({ path }) => path === current);
      return (
        <details key={`${group}-${isHere}`} className="rail-group" open={isHere}>
          <summary className="rail-link" title={shellTexts.groups[group]}>
            <Settings2 />
            <span className="rail-text">{shellTexts.groups[group]}</span>
            <ChevronDown className="rail-fold" />
          </summary>
          {list}
        </details>
      );
    }
    return (
      <div key={group} className="rail-group">
        <h2 className="rail-title">{shellTexts.groups[group]}</h2>
        {list}
      </div>
    );
  });
};
