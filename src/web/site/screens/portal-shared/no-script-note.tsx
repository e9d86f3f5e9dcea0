import { portalTexts } from '#web/texts/repair.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '../../ui/section.tsx';

/** What a portal says where no script runs: whom to call instead. */
export const NoScriptNote = ({ phone }: { phone: string | null }) => (
  <noscript>
    <Container className="py-8">
      <Note tone="warning">
        {portalTexts.noScript} {phone && <PhoneLink phone={phone} className="text-link" />}
      </Note>
    </Container>
  </noscript>
);
