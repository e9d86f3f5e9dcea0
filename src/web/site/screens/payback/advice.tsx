import { lazy, Suspense, useState } from 'react';
import type { VerifyPaymentData } from '#contract/repair/money-entities.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { paybackAdvice, paybackTexts } from '#web/texts/payback.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Phone, Printer } from '#web/ui/icons.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { PaybackResult } from './decide-result.ts';

// Loaded when the receipt is printed.
const PaybackPaper = lazy(() => import('./payback-paper.tsx'));

type AdviceProps = {
  result: PaybackResult;
  address: string;
  companyName: string;
  phone: string | null;
};

/** A payment that failed is offered again only while its invoice is to be paid. */
const pickAdvice = ({ state, payment }: PaybackResult): keyof typeof paybackAdvice => {
  const invoice = payment?.invoiceState ?? 'due';
  if (state === 'paid' && payment && payment.remainingRial > 0) return 'part';
  return state === 'failed' && invoice !== 'due' ? invoice : state;
};

/** What to do now, and the ways to do it. */
export const Advice = ({ result, address, companyName, phone }: AdviceProps) => {
  const state = pickAdvice(result);
  const isFailed = state === 'failed' || state === 'unknown';
  const hasReceipt = state === 'paid' || state === 'part' || state === 'duplicate';
  return (
    <section aria-labelledby="payback-now">
      <h2 id="payback-now" className="text-heading-3 font-extrabold">
        {paybackTexts.now}
      </h2>
      {paybackAdvice[state].map((sentence) => (
        <p key={sentence} className="mt-2 max-w-measure">
          {sentence}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col">
        <LinkButton
          href={siteAddresses.repair}
          variant={isFailed ? 'accent' : state === 'pending' ? 'quiet' : 'brand'}
        >
          {isFailed ? paybackTexts.retry : paybackTexts.back}
        </LinkButton>
        {state === 'pending' && (
          <LinkButton href={address} variant="brand">
            {paybackTexts.refresh}
          </LinkButton>
        )}
        {hasReceipt && result.payment && (
          <PrintReceiptButton payment={result.payment} companyName={companyName} />
        )}
      </div>
      {isFailed && (
        <p className="mt-3">
          <a href={siteAddresses.repair} className="text-link">
            {paybackTexts.back}
          </a>
        </p>
      )}
      {phone && (
        <p className="mt-4 flex items-center gap-2 text-ink-soft">
          <Phone size={18} className="text-brand" />
          {paybackTexts.support}: <PhoneLink phone={phone} className="text-link" />
        </p>
      )}
    </section>
  );
};

/** Only where a press of it does something. */
const PrintReceiptButton = ({
  payment,
  companyName,
}: {
  payment: VerifyPaymentData;
  companyName: string;
}) => {
  const [isPrinting, setPrinting] = useState(false);
  return (
    useHydrated() && (
      <>
        <Button onClick={() => setPrinting(true)}>
          <Printer size={18} />
          {paybackTexts.print}
        </Button>
        {isPrinting && (
          <Suspense>
            <PaybackPaper payment={payment} companyName={companyName} onDone={() => setPrinting(false)} />
          </Suspense>
        )}
      </>
    )
  );
};
