import { renderToStaticMarkup } from 'react-dom/server';
import { siteAddresses } from '#contract/site-addresses.ts';
import { portalTexts } from '#web/texts/repair.ts';
import type { Loader, Meta, ScreenHandle } from '../../api/screen.ts';
import { Island } from '../../islands/island.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { BrokenPortal } from './broken-portal.tsx';
import { PortalEntrance } from './portal-entrance.tsx';
import styles from './repair.css?url';

/** The page is the same for everyone and empty of data, yet no machine between should keep it. */
export const handle: ScreenHandle = { isUncached: true, isPortal: true, styles: [styles] };

export const meta: Meta<Loader> = ({ shell }) => {
  return describePage(
    { ...plainPageMeta(portalTexts.title, shell), description: portalTexts.metaDescription },
    { shell, path: siteAddresses.repair, isHidden: true },
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
      broken={renderToStaticMarkup(<BrokenPortal phone={phone} href={siteAddresses.repair} />)}
      // The footer begins below the first view, so that it does not jump when one stage takes another's place.
      className="min-h-[calc(100dvh-7.25rem)] noscript:min-h-0"
    >
      <PortalEntrance phone={phone} />
    </Island>
  );
}
