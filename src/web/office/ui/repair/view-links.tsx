import { NavLink } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Columns3, Table2 } from '../office-icons.ts';

/** The same requests as a list or as a board. */
export const ViewLinks = () => (
  <nav className="segmented-bar" aria-label={queueTexts.view}>
    <NavLink to="/repairs" end title={queueTexts.asTable}>
      <Table2 size={18} />
      <span className="sr-only">{queueTexts.asTable}</span>
    </NavLink>
    <NavLink to="/repairs/board" title={queueTexts.asBoard}>
      <Columns3 size={18} />
      <span className="sr-only">{queueTexts.asBoard}</span>
    </NavLink>
  </nav>
);
