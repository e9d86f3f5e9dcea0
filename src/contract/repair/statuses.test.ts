import { describe, expect, it } from 'vitest';
import { customerMayDo, mayRegister } from './may-do.ts';
import { findMove, listMoves, type MoveSource, mayMove, moveSources, moves, needsReason } from './moves.ts';
import {
  isOpen,
  isStatusId,
  readStatus,
  requireStatusId,
  type StatusId,
  showsPaidLabel,
  statusIds,
} from './statuses.ts';
import {
  isReached,
  lastReachedStatus,
  mayOpenStep,
  readCurrentStep,
  readPanel,
  readStepState,
  steps,
} from './steps.ts';

/** Written out once more by hand: the table is right when both hands wrote the same. */
const allowed: Record<MoveSource, string[]> = {
  customer: ['0>100', '1>100', '5>6', '5>7', '6>7'],
  system: ['0>1', '1>2', '5>6', '6>7'],
  payment: ['3>4'],
  desk: [
    ...['0>1', '1>2', '2>3', '3>4', '4>5', '5>6', '2>5'],
    ...['0>100', '1>100', '2>100', '3>100'],
    ...['1>0', '2>1', '3>2', '4>3', '5>4', '5>2', '6>5', '7>6'],
    // Undoing its own cancel.
    ...['100>0', '100>1', '100>2', '100>3'],
  ],
};

describe('the table of moves', () => {
  // accepts 303
  for (const actor of moveSources) {
    for (const from of statusIds) {
      it(`lets ${actor} move from ${from} where the table says, and nowhere else`, () => {
        for (const to of statusIds) {
          expect([to, mayMove(from, to, actor)]).toEqual([to, allowed[actor].includes(`${from}>${to}`)]);
        }
      });
    }
  }

  it('asks the desk for a reason when it cancels, steps back or returns a device unrepaired', () => {
    for (const { from, to, kind, by } of moves) {
      const expected = by.includes('desk') && kind !== 'forward';
      expect([from, to, needsReason(from, to, 'desk')]).toEqual([from, to, expected]);
      expect(needsReason(from, to, 'customer')).toBe(false);
    }
  });

  it('holds each move once, never in place, and out of a cancellation by undo alone', () => {
    expect(new Set(moves.map(({ from, to }) => `${from}>${to}`)).size).toBe(moves.length);
    expect(moves.every(({ from, to, kind }) => from !== to && (from !== 100 || kind === 'undo'))).toBe(true);
    expect(listMoves(100, 'desk')).toEqual([]);
    expect(findMove(7, 0)).toBeUndefined();
  });
});

describe('the table of statuses', () => {
  // accepts 219, 220, 221, 222, 223, 224, 225, 226
  const expected: [StatusId | undefined, number, string, number][] = [
    [undefined, 1, 'request-form', 1],
    [0, 1, 'registered', 1],
    [1, 2, 'shipping', 2],
    [2, 3, 'received', 3],
    [3, 4, 'payment', 4],
    [4, 5, 'preparing', 5],
    [5, 5, 'on-its-way', 6],
    [6, 6, 'survey', 6],
    [7, 7, 'completed', 6],
    [100, 100, 'cancelled', 0],
  ];
  it.each(expected)(
    'at %s stands at step %s, shows %s and opens steps up to %s',
    (status, step, panel, last) => {
      expect(readCurrentStep(status)).toBe(step);
      expect(readPanel(status)).toBe(panel);
      for (const n of steps) expect([n, mayOpenStep(n, status)]).toEqual([n, n <= last]);
    },
  );

  // accepts 217, 218, 419
  it('opens step n exactly when n is at most statusId + 1, within six steps', () => {
    for (const status of statusIds.filter((id) => id !== 100)) {
      for (const n of steps) expect(mayOpenStep(n, status)).toBe(n <= Math.min(6, status + 1));
    }
  });

  // accepts 232, 233, 234, 235, 236, 237, 420
  it('highlights the steps by the thresholds', () => {
    for (const status of statusIds.filter((id) => id !== 100)) {
      const current = readCurrentStep(status);
      expect(steps.map((step) => isReached(step, status))).toEqual([
        current >= 1 || status >= 0,
        status >= 1,
        status >= 2,
        status >= 3,
        current >= 5 || status >= 6,
        current >= 5 || status >= 6,
      ]);
    }
    expect(steps.map((step) => isReached(step, undefined))).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(steps.map((step) => isReached(step, 100))).toEqual([true, false, false, false, false, false]);
  });

  // accepts 647
  it('keeps the steps that a cancelled request had reached', () => {
    const story = (from: StatusId) => [
      { kind: 'status', fromStatusId: null, statusId: 0 as const },
      { kind: 'status', fromStatusId: from, statusId: 100 as const },
    ];
    for (const from of [0, 1, 2, 3] as const) {
      const stood = lastReachedStatus(100, story(from));
      expect(steps.filter((step) => isReached(step, stood))).toEqual(steps.slice(0, from + 1));
    }
    expect(lastReachedStatus(5, story(2))).toBe(5);
    expect(lastReachedStatus(100, [])).toBe(0);
  });

  it('marks one step at most as the current one', () => {
    for (const status of [undefined, ...statusIds]) {
      const current = steps.filter((step) => readStepState(step, status) === 'current');
      expect(current).toEqual(status === 7 || status === 100 ? [] : [readCurrentStep(status)]);
    }
  });

  // accepts 227
  it('shows the paid label from 4 to 99', () => {
    expect(statusIds.filter(showsPaidLabel)).toEqual([4, 5, 6, 7]);
  });

  it('has short titles, for SMS values are cut at 25 characters', () => {
    for (const status of statusIds) {
      for (const inPlace of [true, false]) {
        expect(readStatus(status, inPlace).title.length).toBeLessThanOrEqual(25);
        expect(readStatus(status, inPlace).next).not.toBe('');
      }
    }
    expect(readStatus(1, true).title).not.toBe(readStatus(1).title);
  });

  it('knows the numbers of its table and no others', () => {
    expect(isStatusId(8)).toBe(false);
    expect(requireStatusId(100)).toBe(100);
    for (const other of [8, null]) expect(() => requireStatusId(other)).toThrow('is not in the table');
  });
});

describe('what the customer may do', () => {
  const at = (status: StatusId, more = {}) =>
    customerMayDo(status, { repairInPlace: false, mayPay: true, isDeclared: true, photos: 0, ...more });
  const where = (key: keyof ReturnType<typeof at>) => statusIds.filter((status) => at(status)[key]);

  // accepts 302
  it('follows the status', () => {
    expect(where('editDescription')).toEqual([0, 1]);
    expect(where('addNote')).toEqual([2, 3, 4]);
    expect(where('correctAddress')).toEqual([0, 1, 2, 3, 4]);
    expect(where('cancel')).toEqual([0, 1]);
    expect(where('pay')).toEqual([3]);
    expect(where('confirmReceipt')).toEqual([5]);
    expect(where('answerSurvey')).toEqual([5, 6]);
    expect(where('printShippingSlip')).toEqual([1]);
    expect(where('printReceivedSlip')).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('ships nothing when the repair is done in place, and pays nothing that is not to be paid', () => {
    expect(at(1, { repairInPlace: true }).printShippingSlip).toBe(false);
    expect(at(3, { mayPay: false }).pay).toBe(false);
  });

  // accepts 631
  it('prints the slip only after the declaration', () => {
    expect(at(1, { isDeclared: false })).toMatchObject({ printShippingSlip: false, declare: true });
    expect(at(1, { isDeclared: true })).toMatchObject({ printShippingSlip: true, declare: false });
    expect(at(1, { isDeclared: false, repairInPlace: true }).declare).toBe(false);
    expect(statusIds.filter((status) => at(status).addPhoto)).toEqual([0, 1, 2]);
    expect(at(1, { photos: 5 }).addPhoto).toBe(false);
  });

  it('registers another request only after the last one was completed or cancelled', () => {
    expect(statusIds.filter(isOpen)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(mayRegister([])).toBe(true);
    expect(mayRegister([7, 100])).toBe(true);
    for (const status of statusIds.filter(isOpen)) expect(mayRegister([100, status])).toBe(status === 6);
  });
});
