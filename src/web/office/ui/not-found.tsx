import { Link } from 'react-router';
import { officeTexts } from '#web/texts/office/shell.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** For an item that does not exist, or no longer; links to the list of its kind. */
export const NotFound = ({ to, list }: { to: string; list: string }) => (
  <MessagePage title={officeTexts.missing} text={officeTexts.missingAdvice}>
    <Link to={to} className={buttonClasses('brand')}>
      {officeTexts.goTo(list)}
    </Link>
  </MessagePage>
);
