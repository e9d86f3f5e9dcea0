import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { MessagePage } from '../../ui/message-page.tsx';

/** A screen failed while it was drawn or loaded. Unsaved text is in the browser and comes back with the page. */
export const BrokenScreen = () => (
  <MessagePage title={officeTexts.broken} text={officeTexts.brokenAdvice}>
    <Button variant="brand" onClick={() => window.location.reload()}>
      {officeTexts.reload}
    </Button>
  </MessagePage>
);
