import { siteAddresses } from '#contract/site-addresses.ts';
import { labTexts } from '#web/texts/lab.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import styles from '../portal-shared/portal.css?url';
import { PortalIsland } from '../portal-shared/portal-island.tsx';
import type { Loader, Meta, ScreenHandle } from '../screen.ts';
import { LabEntrance } from './lab-entrance.tsx';

/** The page is the same for everyone and empty of data; what it shows is asked for in the browser. */
export const handle: ScreenHandle = { isUncached: true, isPortal: true, styles: [styles] };

export const meta: Meta<Loader> = ({ shell }) =>
  describePage(
    { ...plainPageMeta(labTexts.title, shell), description: labTexts.metaDescription },
    { shell, path: siteAddresses.myDevices, isHidden: true },
  );

export default function LabScreen() {
  const { settings } = useShellData();
  const phone = settings?.servicePhone ?? null;
  return (
    <PortalIsland name="lab" href={siteAddresses.myDevices} phone={phone}>
      <LabEntrance phone={phone} />
    </PortalIsland>
  );
}
