import { useSyncExternalStore } from 'react';
import '#web/styles/repair.css';
import { repairTexts } from '#web/texts/repair.ts';
import { Note } from '#web/ui/note.tsx';
import { Container } from '#web/ui/section.tsx';
import { describePage } from '../parts/describe-page.ts';
import { PhoneLink } from '../shell/contact-links.tsx';
import { useShellData } from '../shell/shell-data.ts';
import type { Route } from './+types/repair-screen';
import { OpeningCard } from './opening-card.tsx';
import { Portal } from './portal.tsx';

export const handle = { interactive: true };

/** The page is the same for everyone and empty of data, yet no machine between should keep it. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [
  ...describePage(
    { title: repairTexts.title, description: repairTexts.metaDescription, keywords: '' },
    { publicOrigin: matches[0].loaderData?.publicOrigin ?? '', path: '/repair-request' },
  ),
  { name: 'robots', content: 'noindex' },
];

export default function RepairScreen() {
  const { settings } = useShellData();
  const isAtWork = useIsAtWork();
  if (isAtWork) return <Portal phone={settings?.servicePhone} />;
  return (
    <>
      <noscript>
        <Container className="pt-8">
          <Note tone="warning">
            {repairTexts.noScript}{' '}
            {settings && <PhoneLink phone={settings.servicePhone} className="text-link" />}
          </Note>
        </Container>
      </noscript>
      <OpeningCard />
    </>
  );
}

/** False on the server and while the page comes alive; the portal itself exists in a browser only. */
const useIsAtWork = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
