import { repairTexts } from '#web/texts/repair.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/notices.tsx';
import { Container } from '#web/ui/section.tsx';
import { PhoneLink } from '../shell/contact-links.tsx';

/** Stands in for the portal when its program did not arrive or failed. A plain page: there is no program. */
export const BrokenPortal = ({ phone }: { phone: string | null }) => (
  <Container className="py-6 sm:py-10">
    <div role="alert" className="card mx-auto max-w-2xl px-5">
      <EmptyState
        title={repairTexts.unreachableTitle}
        text={
          <>
            {repairTexts.unreachableText}
            {phone && (
              <>
                {' '}
                {repairTexts.support}: <PhoneLink phone={phone} className="text-link" />
              </>
            )}
          </>
        }
        action={
          <LinkButton href="/repair-request" look="brand">
            {repairTexts.tryAgain}
          </LinkButton>
        }
      />
    </div>
  </Container>
);
