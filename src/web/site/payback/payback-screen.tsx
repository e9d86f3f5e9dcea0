import { paybackTexts } from '#web/texts/payback.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Container } from '#web/ui/section.tsx';
import { describePage, plainFacts } from '../parts/describe-page.ts';
import { PhoneLink } from '../shell/contact-links.tsx';
import { useShellData } from '../shell/shell-data.ts';
import { repairClientOf } from '../site-context.ts';
import type { Route } from './+types/payback-screen';
import { Advice } from './advice.tsx';
import { decideArrival } from './decide-result.ts';
import { readReturn } from './read-return.ts';
import { Receipt } from './receipt.tsx';
import { useVerification } from './use-verification.ts';

export const handle = { interactive: true, isFresh: true };

/** One payer's page: kept by nobody, found by nobody, and its address told to nobody. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
});

/** Writes the return down before anything else happens, also for a browser that runs no script. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { isOk, authority } = readReturn(new URL(request.url).searchParams);
  const answer = authority
    ? await repairClientOf(context).noteReturn({ authority, bankStatus: isOk ? 'OK' : 'NOK' })
    : undefined;
  const address = `/payback?Status=${isOk ? 'OK' : 'NOK'}${authority ? `&Authority=${authority}` : ''}`;
  return { authority, address, arrival: decideArrival(isOk, answer) };
};

export const meta: Route.MetaFunction = ({ matches }) => {
  const shell = matches[0].loaderData;
  return describePage(
    { ...plainFacts(paybackTexts.title, shell), description: paybackTexts.metaDescription },
    { shell, path: '/payback', isHidden: true },
  );
};

export default function PaybackScreen({ loaderData: { authority, address, arrival } }: Route.ComponentProps) {
  const { settings } = useShellData();
  const { result, isAsking } = useVerification(authority, arrival);
  return (
    <>
      <PageHeading title={paybackTexts.title} />
      <Container className="grid items-start gap-8 py-[clamp(1.75rem,5vw,3.5rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
        <div>
          {settings && (
            <p className="print-only">
              {settings.companyName}، {paybackTexts.support}: <PhoneLink phone={settings.servicePhone} />
            </p>
          )}
          <Receipt result={result} isAsking={isAsking} />
        </div>
        <div className="no-print">
          {result.state === 'pending' && (
            <noscript>
              <p className="mb-4 font-semibold">{paybackTexts.noScript}</p>
            </noscript>
          )}
          <Advice state={result.state} address={address} phone={settings?.servicePhone} />
        </div>
      </Container>
    </>
  );
}
