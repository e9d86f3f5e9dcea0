import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { InvoiceTable } from './invoice-table.tsx';

const invoice = {
  number: '27758398-1',
  issuedAt: '2026-11-06T06:42:00.000Z',
  lines: [],
  sumRial: 0,
  discountRial: 0,
  taxPercent: 0,
  taxRial: 0,
  payableRial: 0,
};

// accepts 754
it('shows why an invoice is above its estimate', () => {
  const draw = (reason: string) => renderToStaticMarkup(<InvoiceTable invoice={{ ...invoice, reason }} />);
  expect(draw('قطعهٔ دیگری هم خراب بود')).toContain('قطعهٔ دیگری هم خراب بود');
  expect(draw('')).not.toContain('چرا این مبلغ');
});
