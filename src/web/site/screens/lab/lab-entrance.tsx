import { labTexts } from '#web/texts/lab.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PortalHeading } from '../portal/portal-heading.tsx';
import { Lab } from './lab.tsx';

export type LabEntranceProps = { phone: string | null };

/** What the server draws, and what stands while the list is asked for: nothing of anybody. */
export const LabEntrance = ({ phone }: LabEntranceProps) => {
  if (useHydrated()) return <Lab />;
  return (
    <>
      <PortalHeading isArrival={false} title={labTexts.title} intro={<p>{labTexts.intro}</p>} />
      <noscript>
        <Container className="py-8">
          <Note tone="warning">
            {portalTexts.noScript} {phone && <PhoneLink phone={phone} className="text-link" />}
          </Note>
        </Container>
      </noscript>
      <Container className="needs-script island-waits py-6 sm:py-10">
        <p className="text-ink-soft" data-text={labTexts.wait} />
      </Container>
    </>
  );
};
