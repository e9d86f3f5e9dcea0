import { expect, it } from 'vitest';
import { listReasons } from '#contract/repair/reasons.ts';
import { sendsToSupport } from './support-reasons.ts';

// accepts 651
it('names exactly the refusals whose sentence speaks of support', () => {
  const spoken = listReasons().filter(({ text }) => text.includes('پشتیبانی'));
  expect(listReasons().filter(({ reason }) => sendsToSupport(reason))).toEqual(spoken);
});
