import { expect, it } from 'vitest';
import { PaymentValues } from './payment-form.rules.ts';

const faultOf = (method: string, reference: string, amountRial: number | null = null) => {
  const read = PaymentValues.safeParse({ method, reference, amountRial, overrideReason: '' });
  return read.success ? undefined : read.error.issues[0]?.message;
};

// accepts 586
it('asks for the reference of card reader and transfer, and leaves it open for cash', () => {
  for (const method of ['card', 'transfer']) {
    expect(faultOf(method, ' ')).toBe('شمارهٔ مرجع را بنویسید.');
    expect(faultOf(method, '123')).toBe('شمارهٔ مرجع ۴ تا ۳۰ حرف یا رقم است.');
    expect(faultOf(method, '1'.repeat(31))).toBe('شمارهٔ مرجع ۴ تا ۳۰ حرف یا رقم است.');
    expect(faultOf(method, '۱۲۳۴-۵۶۷۸')).toBeUndefined();
  }
  expect(faultOf('cash', '')).toBeUndefined();
});

it('takes an empty amount for all that remains, and no amount that is no number', () => {
  expect(faultOf('cash', '', null)).toBeUndefined();
  expect(faultOf('cash', '', Number.NaN)).toBeDefined();
});
