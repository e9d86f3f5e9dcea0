import { siteAddresses } from '#contract/site-addresses.ts';
import { portalTexts } from '#web/texts/repair.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import styles from '../portal-shared/portal.css?url';
import { PortalIsland } from '../portal-shared/portal-island.tsx';
import type { Loader, Meta, ScreenHandle } from '../screen.ts';
import { PortalEntrance } from './portal-entrance.tsx';

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
    <PortalIsland name="portal" href={siteAddresses.repair} phone={phone}>
      <PortalEntrance phone={phone} />
    </PortalIsland>
  );
}
