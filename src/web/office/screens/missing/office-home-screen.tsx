import { Navigate } from 'react-router';
import { officeTexts } from '#web/texts/office/shell.ts';
import { findFirstSection } from '../../app/menu.rules.ts';
import { officeRoutes } from '../../app/routes.ts';
import { useSession } from '../../app/session/use-session.ts';
import { MessagePage } from '../../ui/message-page.tsx';

/** The office opens where the person's work is: the first section they may open. */
export const OfficeHomeScreen = () => {
  const section = findFirstSection(officeRoutes, useSession().permissions);
  return section ? (
    <Navigate to={`/${section.path}`} replace />
  ) : (
    <MessagePage title={officeTexts.closedScreen} text={officeTexts.noSection} />
  );
};
