import { Link } from 'react-router';
import { officeTexts } from '#web/texts/office/frame.ts';
import { MessagePage } from './message-page.tsx';

/** For an item that does not exist, or no longer; links to the list of its kind. */
export const NotFound = ({ to, list }: { to: string; list: string }) => (
  <MessagePage title={officeTexts.missing} text={officeTexts.missingAdvice}>
    <Link to={to} className="button button-brand">
      {officeTexts.goTo(list)}
    </Link>
  </MessagePage>
);
