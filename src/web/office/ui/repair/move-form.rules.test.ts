import { expect, it } from 'vitest';
import { findPaymentToStrike } from './move-form.rules.ts';

const [first, second, third] = [{ value: 'hand-1' }, { value: 'hand-2' }, { value: 'online-3' }] as const;

it('strikes the chosen payment, and the last while none is chosen', () => {
  expect(findPaymentToStrike([first, second, third], 'hand-2')).toBe(second);
  expect(findPaymentToStrike([first, second, third], undefined)).toBe(third);
});

it('asks nothing where there is one payment', () => {
  expect(findPaymentToStrike([first], undefined)).toBeUndefined();
});

it('strikes none that a colleague has struck meanwhile', () => {
  expect(findPaymentToStrike([first, third], 'hand-2')).toBe(third);
});
