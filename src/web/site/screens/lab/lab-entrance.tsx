import { labTexts } from '#web/texts/lab.ts';
import { Container } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NoScriptNote } from '../portal-shared/no-script-note.tsx';
import { PortalHeading } from '../portal-shared/portal-heading.tsx';
import { Lab } from './lab.tsx';

export type LabEntranceProps = { phone: string | null };

/** What the server draws, and what stands while the list is asked for: nothing of anybody. */
export const LabEntrance = ({ phone }: LabEntranceProps) => {
  if (useHydrated()) return <Lab />;
  return (
    <>
      <PortalHeading isArrival={false} title={labTexts.title} intro={<p>{labTexts.intro}</p>} />
      <NoScriptNote phone={phone} />
      <Container className="needs-script island-waits py-6 sm:py-10">
        <p className="text-ink-soft" data-text={labTexts.wait} />
      </Container>
    </>
  );
};
