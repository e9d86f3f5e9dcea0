import { useQuery } from '@tanstack/react-query';
import { Link, useMatch } from 'react-router';
import { systemStatusTexts } from '#web/texts/office/system-status.ts';
import { Note } from '#web/ui/note.tsx';
import { systemStatusQueries } from '../../app/queries/system-status-queries.ts';
import { findSystemWarning } from './find-system-warning.rules.ts';

/** For managers, above every screen but the installation's own: what must not wait until somebody looks there. */
const SystemWarning = () => {
  const { data: facts } = useQuery(systemStatusQueries.watch());
  const isOnItsScreen = useMatch('/running');
  const warning = facts && findSystemWarning(facts);
  if (!warning || isOnItsScreen) return null;
  return (
    <Note tone={warning === 'diskFull' ? 'danger' : 'warning'} role="status" className="no-print mb-4">
      {systemStatusTexts.systemWarnings[warning]}{' '}
      <Link to="/running" className="text-link">
        {systemStatusTexts.title}
      </Link>
    </Note>
  );
};

export default SystemWarning;
