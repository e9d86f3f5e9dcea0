import { Link } from 'react-router';
import { officeTexts } from '#web/texts/office/shell.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { findFirstSection } from '../../app/menu.rules.ts';
import { officeRoutes } from '../../app/routes.ts';
import { useSession } from '../../app/session/use-session.ts';
import { MessagePage } from '../message-page.tsx';

/** Someone opened a section that is not for them: says so, and where they may go. */
export const ClosedScreen = () => {
  const section = findFirstSection(officeRoutes, useSession().permissions);
  return (
    <MessagePage title={officeTexts.closedScreen} text={officeTexts.closedAdvice}>
      {section && (
        <Link className={buttonClasses('brand')} to={`/${section.path}`}>
          {officeTexts.goTo(section.text)}
        </Link>
      )}
    </MessagePage>
  );
};
