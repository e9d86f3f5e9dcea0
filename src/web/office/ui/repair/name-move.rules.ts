import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import type { DeskMove } from '../../app/queries/repair-queries.ts';

const nameBy = (
  words: typeof moveDialogTexts.titles | typeof moveDialogTexts.actions | typeof moveDialogTexts.inPlace,
  { kind, to }: Pick<DeskMove, 'kind' | 'to'>,
): string => {
  if (kind !== 'forward') return words[kind];
  const forward: Partial<Record<number, string>> = words.forward;
  return forward[to] ?? words.other;
};

/** The heading of the confirmation. */
export const nameMove = (move: Pick<DeskMove, 'kind' | 'to'>, repairInPlace: boolean): string =>
  nameBy(repairInPlace ? moveDialogTexts.inPlace : moveDialogTexts.titles, move);

/** The word on the button that does it. */
export const nameMoveAction = (move: Pick<DeskMove, 'kind' | 'to'>, repairInPlace: boolean): string =>
  nameBy(repairInPlace ? moveDialogTexts.inPlace : moveDialogTexts.actions, move);

/** The invoice makes 3 and its payment makes 4; neither is moved to by hand. */
export const isMovedByHand = ({ kind, to }: Pick<DeskMove, 'kind' | 'to'>): boolean =>
  kind !== 'forward' || (to !== 3 && to !== 4);
