import { officeTexts } from '#web/texts/office/shell.ts';
import { FirstSectionLink } from '../first-section-link.tsx';
import { MessagePage } from '../message-page.tsx';

/** Shown in a section the person has no permission for, with a link to the first one they may open. */
export const ClosedScreen = () => (
  <MessagePage title={officeTexts.closedScreen} text={officeTexts.closedAdvice}>
    <FirstSectionLink />
  </MessagePage>
);
