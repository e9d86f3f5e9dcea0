import { renderToStaticMarkup } from 'react-dom/server';
import { siteAddresses } from '#contract/site-addresses.ts';
import { labTexts } from '#web/texts/lab.ts';
import type { Loader, Meta, ScreenHandle } from '../../api/screen.ts';
import { Island } from '../../islands/island.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { BrokenPortal } from '../repair/broken-portal.tsx';
import styles from '../repair/repair.css?url';
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
    <Island
      name="lab"
      when="now"
      props={{ phone }}
      broken={renderToStaticMarkup(<BrokenPortal phone={phone} href={siteAddresses.myDevices} />)}
      className="min-h-[calc(100dvh-7.25rem)] noscript:min-h-0"
    >
      <LabEntrance phone={phone} />
    </Island>
  );
}
