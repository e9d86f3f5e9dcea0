import { Link } from 'react-router';
import { officeTexts } from '#web/texts/office/shell.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { findFirstSection } from '../../app/menu.rules.ts';
import { officeRoutes } from '../../app/routes.ts';
import { useSession } from '../../app/session/use-session.ts';
import { MessagePage } from '../../ui/message-page.tsx';

export const MissingScreen = () => {
  const section = findFirstSection(officeRoutes, useSession().permissions);
  return (
    <MessagePage title={officeTexts.missing} text={officeTexts.missingAdvice}>
      {section && (
        <Link className={buttonClasses('brand')} to={`/${section.path}`}>
          {officeTexts.goTo(section.text)}
        </Link>
      )}
    </MessagePage>
  );
};
