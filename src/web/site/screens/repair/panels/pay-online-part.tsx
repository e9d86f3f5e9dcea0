import { useState } from 'react';
import { isOnlinePart, largestPart, payableBounds } from '#contract/payment-bounds.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { writeToman } from '#kernel/number-words.ts';
import { formatNumber } from '#kernel/rial.ts';
import { payTexts } from '#web/texts/repair-pay.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, hintAtEndFieldVariant } from '#web/ui/field.tsx';
import { Amount } from '#web/ui/figures/amount.tsx';
import { CreditCard } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';
import { PanelCard } from './panel-card.tsx';

const offeredParts = [500_000_000, 250_000_000];

/** Up to the ceiling the whole remainder; above it an amount of the payer's choice. */
export const PayOnlinePart = ({ request, max }: { request: RepairRequest; max: number }) => {
  const { state, actions } = usePortal();
  const { remainingRial = 0 } = request;
  const largest = largestPart(remainingRial, max);
  const [typed, setTyped] = useState(formatNumber(largest));
  const isSinglePayment = remainingRial <= max;
  const amount = isSinglePayment
    ? remainingRial
    : Number(foldDigits(typed).replace(/[\s,٬]/g, '') || Number.NaN);
  const isRight = isOnlinePart(amount, remainingRial, max);
  const choices = offeredParts.filter((rial) => rial < largest && isOnlinePart(rial, remainingRial, max));
  return (
    <PanelCard title={payTexts.online} isFirst={false}>
      {!isSinglePayment && (
        <div className="grid gap-3">
          <Field
            id="pay-amount"
            variant={hintAtEndFieldVariant}
            label={payTexts.amount}
            error={isRight ? undefined : payTexts.wrong(payableBounds.min, largest)}
            hint={payTexts.bounds(payableBounds.min, largest)}
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
          </Field>
          <div className="flex gap-2">
            {[largest, ...choices].map((rial) => (
              <Button
                key={rial}
                className="flex-1 px-1 text-small whitespace-nowrap"
                aria-pressed={rial === amount}
                onClick={() => setTyped(formatNumber(rial))}
              >
                {rial === largest ? payTexts.max : payTexts.millions(rial)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <div className="grid gap-2 sm:justify-items-start">
        <Button
          variant="accent"
          size="large"
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
      </div>
    </PanelCard>
  );
};
