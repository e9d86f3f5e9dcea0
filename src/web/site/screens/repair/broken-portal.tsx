import { siteAddresses } from '#contract/site-addresses.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { UnreachableNote } from './unreachable-note.tsx';

/** Stands in for the portal when its program did not arrive or failed. A plain page: there is no program. */
export const BrokenPortal = ({ phone }: { phone: string | null }) => (
  <UnreachableNote
    phone={phone}
    action={
      <LinkButton href={siteAddresses.repair} variant="brand">
        {portalTexts.tryAgain}
      </LinkButton>
    }
  />
);
