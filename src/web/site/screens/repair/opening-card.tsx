import type { ReactNode } from 'react';
import { portalTexts } from '#web/texts/repair.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { PortalHeading } from './portal-heading.tsx';
import { BeforeSending } from './search/before-sending.tsx';
import { SearchLayout } from './search/search-layout.tsx';

/**
 * What stands until it is known where this browser stood: laid out as the search that mostly follows, with what
 * can be read meanwhile. Without script nothing will follow, so it hides; a text browser hides nothing, so what it
 * must not read stands in an attribute.
 */
export const OpeningCard = ({ phone, children }: { phone: string | null; children?: ReactNode }) => (
  <>
    <PortalHeading
      isArrival={false}
      title={portalTexts.title}
      intro={<p className="max-sm:hidden">{portalTexts.intro}</p>}
    />
    {children}
    <div className="needs-script island-waits">
      <SearchLayout>
        <div className="card flex min-h-96 flex-col items-center justify-center gap-6 p-8">
          <WellPlate className="w-40" />
          <p className="says text-center text-pretty sm:hidden" data-says={portalTexts.intro} />
          <p className="says text-ink-soft" data-says={portalTexts.wait} />
        </div>
        <BeforeSending phone={phone} />
      </SearchLayout>
    </div>
  </>
);
