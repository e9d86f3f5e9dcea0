import { describe, expect, it } from 'vitest';
import { type StatusId, statusIds } from '#contract/repair/statuses.ts';
import { steps } from '#contract/repair/steps.ts';
import { choosePanel, readViewedStep } from './choose-panel.ts';

const look = (query: string) => readViewedStep(new URLSearchParams(query));
const none = look('');

describe('the panel in the middle', () => {
  // accepts 219, 220, 221, 222, 223, 224, 225, 226, 300, 420
  it.each([
    [undefined, 'request-form', 1],
    [0, 'registered', 1],
    [1, 'shipping', 2],
    [2, 'received', 3],
    [3, 'payment', 4],
    [4, 'preparing', 5],
    [5, 'on-its-way', 5],
    [6, 'survey', 6],
    [7, 'completed', undefined],
    [100, 'cancelled', undefined],
  ] as const)('of status %s is %s', (statusId, panel, shownStep) => {
    const request = statusId === undefined ? undefined : { statusId };
    expect(choosePanel(request, none, false)).toEqual({ panel, shownStep, isLookingBack: false });
  });

  // accepts 217, 218, 419
  it('is that of another step only where the status allows to open it', () => {
    for (const statusId of statusIds) {
      for (const step of steps) {
        const may = statusId !== 100 && step <= statusId + 1;
        const { shownStep, isLookingBack } = choosePanel({ statusId }, look(`step=${step}`), false);
        const isTrue = choosePanel({ statusId }, none, false).shownStep === step;
        expect([statusId, step, isLookingBack]).toEqual([statusId, step, may && !isTrue]);
        if (may) expect(shownStep).toBe(step);
      }
    }
  });

  it('stays the form when there is no request, whatever step the address names', () => {
    for (const step of steps) {
      expect(choosePanel(undefined, look(`step=${step}`), true).panel).toBe('request-form');
    }
  });

  // accepts 208
  it('is the form again when another request is wanted and may be registered', () => {
    const finished: StatusId[] = [7, 100];
    for (const statusId of finished) {
      expect(choosePanel({ statusId }, look('at=new'), true)).toEqual({
        panel: 'request-form',
        shownStep: 1,
        isLookingBack: false,
      });
    }
    expect(choosePanel({ statusId: 3 }, look('at=new'), false).panel).toBe('payment');
  });

  it('passes over steps that do not exist', () => {
    for (const step of ['0', '7', '100', '-1', '1.0', 'x', ''])
      expect(look(`step=${step}`).step).toBeUndefined();
  });
});
