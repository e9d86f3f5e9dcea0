import { useState } from 'react';
import { isOnlinePart, largestPart, payableBounds } from '#contract/payment-bounds.ts';
import type { RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { writeToman } from '#kernel/number-words.ts';
import { formatNumber } from '#kernel/rial.ts';
import { payTexts } from '#web/texts/repair-pay.ts';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { CreditCard } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { PrintPaper } from '../papers/print-paper.tsx';
import { usePortal } from '../state/portal-context.ts';
import { PanelActions } from './panel-card.tsx';

type Pay = NonNullable<RepairView['pay']>;

/** An invoice of which a part is paid, or that one online payment does not reach: how it stands and how to go on. */
export const PayInParts = ({ request, pay }: { request: RepairRequest; pay: Pay | undefined }) => {
  const { may, statusId, creditRial = 0, payment } = request;
  return (
    <>
      <Standing request={request} />
      {creditRial > 0 && <Note>{payTexts.credit(creditRial)}</Note>}
      {may.pay && payment.state !== 'pending' && pay && (
        <PayPart request={request} most={pay.onlineMaxRial} />
      )}
      {statusId === 3 && pay && pay.accounts.length > 0 && <Accounts request={request} pay={pay} />}
    </>
  );
};

const Standing = ({ request }: { request: RepairRequest }) => {
  const { invoice, payments = [], paidRial = 0, remainingRial = 0 } = request;
  if (!invoice) return null;
  return (
    <div className="grid gap-2">
      {remainingRial > 0 && (
        <p>
          <span className="block text-small text-ink-soft">{payTexts.remaining}</span>
          <Amount of={remainingRial} className="text-heading-2 font-extrabold" />
          <span className="block text-small text-ink-soft">{writeToman(remainingRial)}</span>
        </p>
      )}
      <progress
        className="h-2 w-full accent-brand"
        max={invoice.payableRial}
        value={paidRial}
        aria-label={payTexts.remaining}
      />
      <dl className="facts">
        <Row name={payTexts.payable} rial={invoice.payableRial} />
        {payments.map(({ number, method, at, amountRial }) => (
          <Row
            key={number}
            name={payTexts.paidBy(paymentMethodNames[method], formatJalaliDate(at))}
            rial={amountRial}
          />
        ))}
        <Row name={payTexts.remainingRial} rial={remainingRial} />
      </dl>
      <PanelActions>
        {payments.map((payment) => (
          <PrintPaper key={payment.number} paper="receipt" request={{ ...request, payments: [payment] }}>
            {payTexts.receipt(formatNumber(Number(payment.number.split('-P')[1])))}
          </PrintPaper>
        ))}
      </PanelActions>
    </div>
  );
};

const Row = ({ name, rial }: { name: string; rial: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Amount of={rial} unit="none" />
    </dd>
  </div>
);

const halves = [500_000_000, 250_000_000];

/** Up to the ceiling the whole remainder; above it an amount of the payer's choice. */
const PayPart = ({ request, most }: { request: RepairRequest; most: number }) => {
  const { state, actions } = usePortal();
  const { remainingRial = 0 } = request;
  const largest = largestPart(remainingRial, most);
  const [typed, setTyped] = useState(formatNumber(largest));
  const isWhole = remainingRial <= most;
  const amount = isWhole ? remainingRial : Number(foldDigits(typed).replace(/[\s,٬]/g, '') || Number.NaN);
  const isRight = isOnlinePart(amount, remainingRial, most);
  const choices = halves.filter((rial) => rial < largest && isOnlinePart(rial, remainingRial, most));
  return (
    <section className="grid gap-3" aria-labelledby="pay-online">
      <h3 id="pay-online" className="text-title font-bold">
        {payTexts.online}
      </h3>
      {!isWhole && (
        <>
          <FormField
            id="pay-amount"
            label={payTexts.amount}
            error={isRight ? undefined : payTexts.wrong(payableBounds.least, largest)}
            aside={payTexts.bounds(payableBounds.least, largest)}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                inputMode="numeric"
                dir="ltr"
                value={typed}
                maxLength={30}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </FormField>
          <div className="flex flex-wrap gap-2">
            {[largest, ...choices].map((rial) => (
              <Button
                key={rial}
                look={rial === amount ? 'brand' : 'quiet'}
                aria-pressed={rial === amount}
                onClick={() => setTyped(formatNumber(rial))}
              >
                {rial === largest ? payTexts.most : payTexts.millions(rial)}
              </Button>
            ))}
          </div>
        </>
      )}
      <Button
        look="accent"
        large
        aria-disabled={!isRight || state.waiting > 0 || undefined}
        onClick={() => isRight && void actions.pay(amount)}
      >
        <CreditCard size={20} />
        <span>
          {payTexts.pay} {isRight && <Amount of={amount} />}
        </span>
      </Button>
      {isRight && (
        <p className="text-small text-ink-soft">
          {writeToman(amount)}
          {amount < remainingRial && <span className="block">{payTexts.left(remainingRial - amount)}</span>}
        </p>
      )}
    </section>
  );
};

const Accounts = ({ request, pay }: { request: RepairRequest; pay: Pay }) => (
  <section className="grid gap-3" aria-labelledby="pay-transfer">
    <h3 id="pay-transfer" className="text-title font-bold">
      {payTexts.transfer}
    </h3>
    {pay.accounts.map(({ bank, owner, sheba }) => (
      <div key={sheba} className="grid gap-1">
        <p className="text-small text-ink-soft">{payTexts.inName(owner, bank)}</p>
        <Copied name={payTexts.sheba} value={sheba} shown={sheba.replace(/(.{4})(?=.)/g, '$1 ')} />
      </div>
    ))}
    <Copied name={payTexts.describe} value={request.invoice?.number ?? request.fCode} />
    <p className="text-small text-ink-soft">{payTexts.afterTransfer}</p>
  </section>
);

const Copied = ({ name, value, shown = value }: { name: string; value: string; shown?: string }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
    <span>
      <span className="block text-fine text-ink-soft">{name}</span>
      <Code className="font-semibold">{shown}</Code>
    </span>
    <Button onClick={() => void navigator.clipboard.writeText(value)}>{payTexts.copy(name)}</Button>
  </p>
);
