import { expect, it } from 'vitest';
import type { RepairRequest } from '#contract/repair/entities.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { describeRequestSteps } from './describe-request-steps.ts';
import { stepTexts } from './repair.ts';

const describeAt = (statusId: StatusId, timeline: unknown[] = []) =>
  describeRequestSteps({ statusId, repairInPlace: false, timeline: timeline as RepairRequest['timeline'] });

it('says the current step, that all are done, or how far a cancelled request came', () => {
  expect(describeRequestSteps(undefined).words).toBe(stepTexts.of(1, 'ثبت درخواست'));
  expect(describeAt(2).words).toBe(stepTexts.of(3, 'دریافت دستگاه'));
  expect(describeAt(7).words).toBe(stepTexts.done);
  const cancelled = describeAt(100, [{ kind: 'status', fromStatusId: 2, statusId: 100 }]);
  expect(cancelled.words).toBe(stepTexts.stoppedAt(3));
  expect(cancelled.circles.map(({ state }) => state)).not.toContain('current');
});
