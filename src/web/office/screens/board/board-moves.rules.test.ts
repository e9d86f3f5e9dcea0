import { describe, expect, it } from 'vitest';
import { listMoves, needsReason } from '#contract/repair/moves.ts';
import type { DeskMove } from '../../app/queries/repair-queries.ts';
import { boardStatuses, findDrop, listCardMoves } from './board-moves.rules.ts';

const cardAt = (from: (typeof boardStatuses)[number]) => ({
  allowedMoves: listMoves(from, 'desk').map(
    ({ to, kind }): DeskMove => ({ to, kind, needsReason: needsReason(from, to, 'desk') }),
  ),
});

// accepts 532
describe('a card of the board', () => {
  it('drops only where the table of moves lets the desk take it by hand', () => {
    const drops = boardStatuses.map((from) => [
      from,
      boardStatuses.filter((to) => findDrop(cardAt(from), to) !== undefined),
    ]);
    expect(Object.fromEntries(drops)).toEqual({
      0: [1],
      1: [0, 2],
      2: [1, 5],
      3: [2],
      4: [3, 5],
      5: [2, 4, 6],
      6: [5],
    });
  });

  it('offers the same from its menu, with cancelling at the end', () => {
    expect(listCardMoves(cardAt(2)).map(({ kind }) => kind)).toEqual(['unrepaired', 'back', 'cancel']);
    expect(listCardMoves(cardAt(0)).map(({ to }) => to)).toEqual([1, 100]);
  });
});
