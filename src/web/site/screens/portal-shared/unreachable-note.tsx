import type { ReactNode } from 'react';
import { portalTexts } from '#web/texts/repair.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Container } from '../../ui/section.tsx';

/** Says that the portal cannot be reached, whom to call, and offers to try again. */
export const UnreachableNote = ({ phone, action }: { phone: string | null; action: ReactNode }) => (
  <Container className="py-6 sm:py-10">
    <div role="alert" className="card mx-auto max-w-2xl px-5">
      <EmptyState
        title={portalTexts.unreachableTitle}
        text={
          <>
            {portalTexts.unreachableText}
            {phone && (
              <>
                {' '}
                {portalTexts.support}: <PhoneLink phone={phone} className="text-link" />
              </>
            )}
          </>
        }
        action={action}
      />
    </div>
  </Container>
);
