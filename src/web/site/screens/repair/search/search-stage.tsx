import { portalTexts } from '#web/texts/repair.ts';
import { PortalHeading } from '../../portal-shared/portal-heading.tsx';
import { usePortal } from '../state/portal-context.ts';
import { BeforeSending } from './before-sending.tsx';
import { SearchCard } from './search-card.tsx';
import { SearchLayout } from './search-layout.tsx';

export const SearchStage = () => {
  const { phone } = usePortal();
  return (
    <>
      <PortalHeading title={portalTexts.title} intro={<p className="max-sm:hidden">{portalTexts.intro}</p>} />
      <SearchLayout>
        <SearchCard />
        <BeforeSending phone={phone} />
      </SearchLayout>
    </>
  );
};
