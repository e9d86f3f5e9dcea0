import { repairTexts, searchTexts } from '#web/texts/repair.ts';
import { Phone } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { Container } from '#web/ui/section.tsx';
import { PhoneLink } from '../../shell/contact-links.tsx';
import { PortalHeading } from '../portal-heading.tsx';
import { usePortal } from '../state/portal-context.ts';
import { SearchCard } from './search-card.tsx';

export const SearchStage = () => (
  <>
    <PortalHeading title={repairTexts.title} intro={<p className="max-sm:hidden">{repairTexts.intro}</p>} />
    <Container className="grid gap-6 py-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <SearchCard />
      <BeforeSending />
    </Container>
  </>
);

/** What to know before anything is sent: call first, and who pays for the way. */
const BeforeSending = () => {
  const { phone } = usePortal();
  return (
    <aside aria-labelledby="before-sending" className="grid gap-4">
      <Note tone="warning">
        <p className="font-semibold">{repairTexts.notice}</p>
        {phone && (
          <p className="flex flex-wrap items-center gap-x-2">
            <Phone size={18} className="text-brand" />
            {repairTexts.callExperts}: <PhoneLink phone={phone} className="text-link" />
          </p>
        )}
      </Note>
      <div className="card p-5">
        <h2 id="before-sending" className="text-title font-bold">
          {searchTexts.beforeTitle}
        </h2>
        <ol className="numbered mt-3 grid gap-3 text-small">
          {searchTexts.beforeSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </aside>
  );
};
