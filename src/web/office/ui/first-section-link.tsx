import { Link } from 'react-router';
import { officeTexts } from '#web/texts/office/shell.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { findFirstSection } from '../app/menu.rules.ts';
import { officeRoutes } from '../app/routes.ts';
import { useSession } from '../app/session/use-session.ts';

/** Leads to the first section that this person may open. */
export const FirstSectionLink = () => {
  const section = findFirstSection(officeRoutes, useSession().permissions);
  return (
    section && (
      <Link className={buttonClasses('brand')} to={`/${section.path}`}>
        {officeTexts.goTo(section.text)}
      </Link>
    )
  );
};
