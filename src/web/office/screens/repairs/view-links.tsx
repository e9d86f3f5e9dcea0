import { NavLink } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Table2 } from '../../ui/office-icons.ts';

/** The same requests as a list or as a board. */
export const ViewLinks = () => (
  <nav className="segmented-bar" aria-label={queueTexts.view}>
    <NavLink to="/repairs" end aria-label={queueTexts.asTable} title={queueTexts.asTable}>
      <Table2 size={18} />
    </NavLink>
  </nav>
);
