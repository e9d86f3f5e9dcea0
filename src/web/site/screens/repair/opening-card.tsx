import { portalTexts } from '#web/texts/repair.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';
import { NoScriptNote } from '../portal-shared/no-script-note.tsx';
import { PortalHeading } from '../portal-shared/portal-heading.tsx';
import { BeforeSending } from './search/before-sending.tsx';
import { SearchLayout } from './search/search-layout.tsx';

/**
 * Shown while the stored device is looked up; hidden without script. The waiting text is in an attribute so that text
 * browsers do not print it.
 */
export const OpeningCard = ({ phone }: { phone: string | null }) => (
  <>
    <PortalHeading
      isArrival={false}
      title={portalTexts.title}
      intro={<p className="max-sm:hidden">{portalTexts.intro}</p>}
    />
    <NoScriptNote phone={phone} />
    <div className="needs-script island-waits">
      <SearchLayout>
        <div className="card flex min-h-96 flex-col items-center justify-center gap-6 p-8">
          <WellPlate className="w-40" />
          <p className="text-center text-pretty sm:hidden" data-text={portalTexts.intro} />
          <p className="text-ink-soft" data-text={portalTexts.wait} />
        </div>
        <BeforeSending phone={phone} />
      </SearchLayout>
    </div>
  </>
);
