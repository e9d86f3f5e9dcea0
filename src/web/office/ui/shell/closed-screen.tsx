import { officeTexts } from '#web/texts/office/shell.ts';
import { FirstSectionLink } from '../first-section-link.tsx';
import { MessagePage } from '../message-page.tsx';

/** Someone opened a section that is not for them: says so, and where they may go. */
export const ClosedScreen = () => (
  <MessagePage title={officeTexts.closedScreen} text={officeTexts.closedAdvice}>
    <FirstSectionLink />
  </MessagePage>
);
