import { paybackTexts } from '#web/texts/payback.ts';
import { PhoneLink } from '#web/ui/figures/phone-text.tsx';
import { Container } from '../../ui/section.tsx';
import { Advice } from './advice.tsx';
import type { PaybackResult } from './decide-result.ts';
import { Receipt } from './receipt.tsx';
import { useVerification } from './use-verification.ts';

export type PaybackViewProps = {
  authority: string | null;
  /** The address of the retry link. */
  address: string;
  arrival: PaybackResult;
  companyName: string | null;
  phone: string | null;
};

/** The state of the payment, polled until its end is known. */
export const PaybackView = ({ authority, address, arrival, companyName, phone }: PaybackViewProps) => {
  const { result, isAsking } = useVerification(authority, arrival);
  return (
    <Container className="grid items-start gap-8 py-[clamp(1.75rem,5vw,3.5rem)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
      <div>
        {companyName && phone && (
          <p className="print-only">
            {companyName}، {paybackTexts.support}: <PhoneLink phone={phone} />
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
        <Advice result={result} address={address} companyName={companyName ?? ''} phone={phone} />
      </div>
    </Container>
  );
};
