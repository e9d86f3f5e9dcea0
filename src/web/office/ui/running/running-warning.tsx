import { useQuery } from '@tanstack/react-query';
import { Link, useMatch } from 'react-router';
import { runningTexts } from '#web/texts/office/running.ts';
import { Note } from '#web/ui/note.tsx';
import { runningQueries } from '../../app/queries/running-queries.ts';
import { findSystemWarning } from './find-system-warning.rules.ts';

/** For managers, above every screen but the installation's own: what must not wait until somebody looks there. */
export const RunningWarning = () => {
  const { data: facts } = useQuery(runningQueries.watch());
  const isOnItsScreen = useMatch('/running');
  const warning = facts && findSystemWarning(facts);
  if (!warning || isOnItsScreen) return null;
  return (
    <Note tone={warning === 'diskFull' ? 'danger' : 'warning'} role="status" className="no-print mb-4">
      {runningTexts.systemWarnings[warning]}{' '}
      <Link to="/running" className="text-link">
        {runningTexts.title}
      </Link>
    </Note>
  );
};
