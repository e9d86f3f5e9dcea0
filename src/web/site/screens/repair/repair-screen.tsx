import '#web/styles/repair.css';
import { repairTexts } from '#web/texts/repair.ts';
import { Island } from '../../islands/island.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainFacts } from '../../page-head/describe-page.ts';
import type { Route } from './+types/repair-screen';
import { BrokenPortal } from './broken-portal.tsx';
import { PortalEntrance } from './portal-entrance.tsx';

export const handle = { isFresh: true };

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
  const phone = settings?.servicePhone ?? null;
  return (
    <Island
      name="portal"
      when="now"
      props={{ phone }}
      broken={<BrokenPortal phone={phone} />}
      // The footer begins below the first view, so that it does not jump when one stage takes another's place.
      className="min-h-[calc(100dvh-7.25rem)] noscript:min-h-0"
    >
      <PortalEntrance phone={phone} />
    </Island>
  );
}
