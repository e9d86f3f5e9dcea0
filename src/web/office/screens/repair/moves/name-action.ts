import { readStatus } from '#contract/repair/statuses.ts';
import { moveTexts } from '#web/texts/office/request.ts';
import type { RequestDetails } from '../../../app/queries/request-queries.ts';
import type { PageAction } from '../../../ui/repair/next-action.rules.ts';

/** What an action is called on its button, and what stands under it. */
export const nameAction = (
  action: PageAction,
  { request, estimateState }: RequestDetails,
): { label: string; hint?: string } => {
  if (action.kind === 'estimate')
    return { label: estimateState === 'none' ? moveTexts.estimate : moveTexts.newEstimate };
  if (action.kind === 'visit') return { label: moveTexts.visitTime };
  if (action.kind === 'answer') return { label: moveTexts.phoneAnswer, hint: moveTexts.waitsAnswer };
  if (action.kind === 'invoice') return { label: moveTexts.invoice };
  if (action.kind === 'payment') return { label: moveTexts.payment };
  const { to, kind } = action.move;
  const { repairInPlace } = request;
  if (kind === 'unrepaired')
    return {
      label: repairInPlace ? moveTexts.endUnrepaired : moveTexts.unrepaired,
      hint: moveTexts.reasonNeeded,
    };
  if (kind === 'cancel') return { label: moveTexts.cancel, hint: moveTexts.reasonNeeded };
  if (kind === 'back') {
    const hints: Partial<Record<number, string>> = {
      2: moveTexts.backOverInvoice,
      3: moveTexts.backOverPayment,
    };
    const isOverMoney = (to === 2 && request.statusId === 3) || to === 3;
    return {
      label: moveTexts.back(readStatus(to, repairInPlace).title),
      hint: (isOverMoney ? hints[to] : undefined) ?? moveTexts.reasonNeeded,
    };
  }
  if (repairInPlace && to === 2) return { label: moveTexts.visit };
  if (repairInPlace && to === 5) return { label: moveTexts.handOver };
  if (repairInPlace && to === 6) return { label: moveTexts.confirmed };
  return { label: moveTexts.to[to] ?? readStatus(to, repairInPlace).title };
};
