import { portalTexts } from '#web/texts/repair.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '../../ui/section.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { OpeningCard } from './opening-card.tsx';
import { Portal } from './portal.tsx';

export type PortalEntranceProps = { phone: string | null };

/** The portal is rendered only in the browser: what it shows is one person's. */
export const PortalEntrance = ({ phone }: PortalEntranceProps) => {
  if (useHydrated()) return <Portal phone={phone} />;
  return (
    <OpeningCard phone={phone}>
      <noscript>
        <Container className="py-8">
          <Note tone="warning">
            {portalTexts.noScript} {phone && <PhoneLink phone={phone} className="text-link" />}
          </Note>
        </Container>
      </noscript>
    </OpeningCard>
  );
};
