import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { RefundValues } from './refund-form.rules.ts';

it('says beside an emptied date and reference that they are needed', async () => {
  const form = createFormControl({
    resolver: zodResolver(RefundValues),
    defaultValues: { date: '', reference: ' ' },
  });
  await form.trigger();
  expect(form.getFieldState('date').error?.message).toBe('تاریخ را بنویسید.');
  expect(form.getFieldState('reference').error?.message).toBe('شمارهٔ مرجع را بنویسید.');
});
