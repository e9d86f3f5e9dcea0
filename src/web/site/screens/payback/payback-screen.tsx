import { siteAddresses } from '#contract/site-addresses.ts';
import { paybackTexts } from '#web/texts/payback.ts';
import { openRepairClient } from '../../api/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { LoaderArgs, Meta, ScreenHandle, ScreenProps } from '../screen.ts';
import { decideArrival } from './decide-result.ts';
import { PaybackView } from './payback-view.tsx';
import { readReturn } from './read-return.ts';

/** One payer's page: not cached, not indexed, and its address is not sent as a referrer. */
export const handle: ScreenHandle = {
  isUncached: true,
  isPortal: true,
  headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
};

/** Writes the return down before anything else happens, also for a browser that runs no script. */
export const loader = async ({ request, context }: LoaderArgs) => {
  const { isOk, authority } = readReturn(new URL(request.url).searchParams);
  const answer = authority
    ? await openRepairClient(context).recordReturn({ authority, bankStatus: isOk ? 'OK' : 'NOK' })
    : undefined;
  const address = `${siteAddresses.payback}?Status=${isOk ? 'OK' : 'NOK'}${authority ? `&Authority=${authority}` : ''}`;
  return { authority, address, arrival: decideArrival(isOk, answer) };
};

export const meta: Meta<typeof loader> = ({ shell }) => {
  return describePage(
    { ...plainPageMeta(paybackTexts.title, shell), description: paybackTexts.metaDescription },
    { shell, path: siteAddresses.payback, isHidden: true },
  );
};

export default function PaybackScreen({ loaderData }: ScreenProps<typeof loader>) {
  const { settings } = useShellData();
  const view = {
    ...loaderData,
    companyName: settings?.companyName ?? null,
    phone: settings?.servicePhone ?? null,
  };
  return (
    <>
      <PageHeading title={paybackTexts.title} />
      <Island name="payback" when="now" props={view}>
        <PaybackView {...view} />
      </Island>
    </>
  );
}
