import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { officeShellTexts } from '#web/texts/office/shell.ts';
import { Count } from '#web/ui/figures/count.tsx';
import type { MenuLine } from '../../app/menu.rules.ts';
import { menuQueries } from '../../app/queries/menu-queries.ts';

/** A section in the menu, with how many items wait in it. */
export const SidebarLink = ({ line, isCurrent }: { line: MenuLine; isCurrent: boolean }) => {
  const { data: count = 0 } = useQuery(menuQueries.count(line));
  return (
    <Link
      to={`/${line.path}`}
      className="sidebar-link"
      title={line.text}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <line.icon />
      <span className="sidebar-text">{line.text}</span>
      {count > 0 && (
        <span className="sidebar-count">
          <span aria-hidden="true">
            <Count>{count}</Count>
          </span>
          <span className="sr-only">{officeShellTexts.counted(count)}</span>
        </span>
      )}
    </Link>
  );
};
