import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { formatNumber } from '#kernel/rial.ts';
import { shellTexts } from '#web/texts/office/frame.ts';
import type { MenuLine } from '../../app/menu.rules.ts';
import { menuQueries } from '../../app/queries/menu-queries.ts';

/** A section in the menu, with how many things wait in it. */
export const RailLink = ({ line }: { line: MenuLine }) => {
  const { data: count = 0 } = useQuery(menuQueries.count(line));
  return (
    <NavLink to={`/${line.path}`} end={line.isExact ?? false} className="rail-link" title={line.text}>
      <line.icon />
      <span className="rail-text">{line.text}</span>
      {count > 0 && (
        <span className="rail-count figures">
          <span aria-hidden="true">{formatNumber(count)}</span>
          <span className="sr-only">{shellTexts.counted(count)}</span>
        </span>
      )}
    </NavLink>
  );
};
