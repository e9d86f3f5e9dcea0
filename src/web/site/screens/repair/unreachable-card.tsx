import { portalTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { PortalHeading } from '../portal-shared/portal-heading.tsx';
import { UnreachableNote } from '../portal-shared/unreachable-note.tsx';
import { usePortal } from './state/portal-context.ts';

/** The session could not be read: nothing is guessed, and nothing is lost. */
export const UnreachableCard = () => {
  const { actions, phone } = usePortal();
  return (
    <>
      <PortalHeading title={portalTexts.title} />
      <UnreachableNote
        phone={phone}
        action={
          <Button variant="brand" onClick={() => void actions.open()}>
            {portalTexts.tryAgain}
          </Button>
        }
      />
    </>
  );
};
