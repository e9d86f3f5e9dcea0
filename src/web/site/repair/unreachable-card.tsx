import { repairTexts } from '#web/texts/repair.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notices.tsx';
import { Container } from '#web/ui/section.tsx';
import { PhoneLink } from '../shell/contact-links.tsx';
import { PortalHeading } from './portal-heading.tsx';
import { usePortal } from './state/portal-context.ts';

/** It could not be asked where this browser stood: nothing is guessed, and nothing is lost. */
export const UnreachableCard = () => {
  const { actions, phone } = usePortal();
  return (
    <>
      <PortalHeading title={repairTexts.title} />
      <Container className="py-6 sm:py-10">
        <div role="alert" className="card mx-auto max-w-2xl px-5">
          <EmptyState
            title={repairTexts.unreachableTitle}
            text={
              <>
                {repairTexts.unreachableText}
                {phone && (
                  <>
                    {' '}
                    {repairTexts.support}: <PhoneLink phone={phone} className="text-link" />
                  </>
                )}
              </>
            }
            action={
              <Button look="brand" onClick={() => void actions.open()}>
                {repairTexts.tryAgain}
              </Button>
            }
          />
        </div>
      </Container>
    </>
  );
};
