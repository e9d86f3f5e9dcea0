import { describe, expect, it } from 'vitest';
import { listMoves, needsReason } from '#contract/repair/moves.ts';
import { type StatusId, statusIds } from '#contract/repair/statuses.ts';
import { type ActedRequest, listActions } from './next-action.rules.ts';

const at = (statusId: StatusId, more: Partial<ActedRequest> = {}): ActedRequest => ({
  statusId,
  estimateState: 'none',
  hasOpenPayment: false,
  lacksVisit: false,
  allowedMoves: listMoves(statusId, 'desk').map(({ to, kind }) => ({
    to,
    kind,
    needsReason: needsReason(statusId, to, 'desk'),
  })),
  ...more,
});
const name = (action: ReturnType<typeof listActions>['main']): string =>
  action === undefined ? '' : action.kind === 'move' ? `${action.move.kind} ${action.move.to}` : action.kind;

describe('what the page of a request offers', () => {
  it.each([
    [0, 'forward 1'],
    [1, 'forward 2'],
    [2, 'estimate'],
    [3, 'payment'],
    [4, 'forward 5'],
    [5, 'forward 6'],
    [6, ''],
    [7, ''],
    [100, ''],
  ] as const)('has at %d one main item: %s', (statusId, main) => {
    expect(name(listActions(at(statusId)).main)).toBe(main);
  });

  // accepts 573
  it('leads to the return without repair after a no, and still offers a new estimate', () => {
    const { main, others } = listActions(at(2, { estimateState: 'declined' }));
    expect(name(main)).toBe('unrepaired 5');
    expect(others.map(name)).toContain('estimate');
  });

  // accepts 542
  it('offers every move of the table but those that invoice and payment make', () => {
    for (const statusId of statusIds) {
      const { main, others } = listActions(at(statusId));
      const offered = [main, ...others].filter((action) => action?.kind === 'move').map(name);
      const wanted = listMoves(statusId, 'desk')
        .filter(({ kind, to }) => kind !== 'forward' || (to !== 3 && to !== 4))
        .map(({ kind, to }) => `${kind} ${to}`);
      expect(offered.toSorted()).toEqual(wanted.toSorted());
    }
  });

  // accepts 799
  it('asks for the time of a visit before the visit itself, which stays possible', () => {
    const { main, others } = listActions(at(1, { lacksVisit: true }));
    expect([name(main), name(others[0])]).toEqual(['visit', 'forward 2']);
  });

  it('takes no money by hand while an online payment is open', () => {
    const { main, others } = listActions(at(3, { hasOpenPayment: true }));
    expect([main, ...others].map(name)).not.toContain('payment');
  });
});
