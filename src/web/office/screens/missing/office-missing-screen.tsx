import { officeTexts } from '#web/texts/office/shell.ts';
import { FirstSectionLink } from '../../ui/first-section-link.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

export const OfficeMissingScreen = () => (
  <MessagePage title={officeTexts.missing} text={officeTexts.missingAdvice}>
    <FirstSectionLink />
  </MessagePage>
);
