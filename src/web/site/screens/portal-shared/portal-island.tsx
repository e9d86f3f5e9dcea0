import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { portalTexts } from '#web/texts/repair.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Island } from '../../islands/island.tsx';
import { UnreachableNote } from './unreachable-note.tsx';

/** A portal as an island of its page at `href`, with the note for when its program does not arrive or fails. */
export const PortalIsland = ({
  name,
  href,
  phone,
  children,
}: {
  name: 'lab' | 'portal';
  href: string;
  phone: string | null;
  children: ReactNode;
}) => (
  <Island
    name={name}
    when="now"
    props={{ phone }}
    broken={renderToStaticMarkup(<BrokenPortal phone={phone} href={href} />)}
    // The footer begins below the first view, so that it does not jump when one stage takes another's place.
    className="min-h-[calc(100dvh-7.25rem)] noscript:min-h-0"
  >
    {children}
  </Island>
);

const BrokenPortal = ({ phone, href }: { phone: string | null; href: string }) => (
  <UnreachableNote
    phone={phone}
    action={
      <LinkButton href={href} variant="brand">
        {portalTexts.tryAgain}
      </LinkButton>
    }
  />
);
