import type { ReactNode } from 'react';
import { repairTexts } from '#web/texts/repair.ts';
import { Container } from '#web/ui/section.tsx';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { PortalHeading } from './portal-heading.tsx';

/** What stands until it is known where this browser stood. Without script nothing will follow, so it hides. */
export const OpeningCard = ({ children }: { children?: ReactNode }) => (
  <>
    <PortalHeading
      isArrival={false}
      title={repairTexts.title}
      intro={<p className="max-sm:hidden">{repairTexts.intro}</p>}
    />
    {children}
    <Container className="needs-script island-waits py-6 sm:py-10">
      <div className="card mx-auto flex min-h-96 max-w-2xl flex-col items-center justify-center gap-6 p-8">
        <WellPlate className="w-40" />
        <p className="text-ink-soft">{repairTexts.wait}</p>
      </div>
    </Container>
  </>
);
