import '#web/styles/repair.css';
import { repairTexts } from '#web/texts/repair.ts';
import { Note } from '#web/ui/note.tsx';
import { Container } from '#web/ui/section.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { describePage, plainFacts } from '../parts/describe-page.ts';
import { PhoneLink } from '../shell/contact-links.tsx';
import { useShellData } from '../shell/shell-data.ts';
import type { Route } from './+types/repair-screen';
import { OpeningCard } from './opening-card.tsx';
import { Portal } from './portal.tsx';

export const handle = { interactive: true, isFresh: true };

/** The page is the same for everyone and empty of data, yet no machine between should keep it. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches[0].loaderData;
  return describePage(
    { ...plainFacts(repairTexts.title, shell), description: repairTexts.metaDescription },
    { shell, path: '/repair-request', isHidden: true },
  );
};

export default function RepairScreen() {
  const { settings } = useShellData();
  // The portal itself exists in a browser only: what it shows is one person's.
  if (useHydrated()) return <Portal phone={settings?.servicePhone} />;
  return (
    <OpeningCard>
      <noscript>
        <Container className="py-8">
          <Note tone="warning">
            {repairTexts.noScript}{' '}
            {settings && <PhoneLink phone={settings.servicePhone} className="text-link" />}
          </Note>
        </Container>
      </noscript>
    </OpeningCard>
  );
}
