import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paybackTexts } from '#web/texts/payback.ts';
import { Advice } from './advice.tsx';

// accepts 755
it.each([
  ['due', true],
  ['settled', false],
  ['withdrawn', false],
] as const)('offers to pay again while the invoice is due: %s', (invoiceState, isOffered) => {
  const payment = {
    state: 'failed' as const,
    reference: null,
    amountRial: 5,
    paidAt: null,
    returnedOn: null,
    invoiceState,
    remainingRial: 0,
    fCode: '14051013',
  };
  const html = renderToStaticMarkup(
    <Advice result={{ state: 'failed', payment }} companyName="آزما" address="/payback" phone={null} />,
  );
  expect(html.includes(paybackTexts.retry)).toBe(isOffered);
});
