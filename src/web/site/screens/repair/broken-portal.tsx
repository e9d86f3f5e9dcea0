import { portalTexts } from '#web/texts/repair.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { UnreachableNote } from './unreachable-note.tsx';

/** Shown when the program of the page at `href` did not arrive or failed. It needs no script. */
export const BrokenPortal = ({ phone, href }: { phone: string | null; href: string }) => (
  <UnreachableNote
    phone={phone}
    action={
      <LinkButton href={href} variant="brand">
        {portalTexts.tryAgain}
      </LinkButton>
    }
  />
);
