import { describe, expect, it } from 'vitest';
import { statusIds } from '#contract/repair/statuses.ts';
import { readStepState, steps } from '#contract/repair/steps.ts';
import type { TrackedRequest } from '#features/tracking/index.ts';
import { trackingStyle } from './tracking-style.ts';
import { writeTrackingPage } from './write-tracking-page.ts';

const request: TrackedRequest = {
  productName: 'میکروسکوپ MS-200',
  traceNumber: '14051016',
  statusId: 0,
  repairInPlace: false,
  stoodAt: 0,
  title: '',
  description: '',
  next: '',
  waitsForAnswer: false,
  usual: [],
  dates: [],
};
const statesOf = (tracked: Partial<TrackedRequest>) =>
  Array.from(
    writeTrackingPage({ ...request, ...tracked }, undefined).matchAll(/<li class="([\w-]+)"/g),
    ([, state]) => state,
  );

describe('the steps of the tracking page', () => {
  // accepts 731
  it.each(statusIds.filter((status) => status !== 100))('are those of the portal at %i', (statusId) => {
    expect(statesOf({ statusId, stoodAt: statusId })).toEqual(
      steps.map((step) => readStepState(step, statusId)),
    );
  });

  it('keep what a cancelled request had reached', () => {
    expect(statesOf({ statusId: 100, stoodAt: 2 })).toEqual([
      'completed',
      'completed',
      'completed',
      'not-started',
      'not-started',
      'not-started',
    ]);
  });

  // accepts 731
  it('fill no step that is ahead', () => {
    expect(trackingStyle).toMatch(/\.completed i\{background/);
    expect(trackingStyle).not.toContain('.not-started');
    expect(/\.steps i\{([^}]*)\}/.exec(trackingStyle)?.[1]).not.toContain('background');
  });
});
