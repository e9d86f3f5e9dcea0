import { readStatus } from '#contract/repair/statuses.ts';
import { nextActionTexts } from '#web/texts/office/request.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import type { PageAction } from '../../../ui/repair/next-action.rules.ts';

/** The label of an action's button, and the hint under it. */
export const labelAction = (
  action: PageAction,
  { request, estimateState }: RequestDetails,
): { label: string; hint?: string } => {
  if (action.kind === 'estimate')
    return { label: estimateState === 'none' ? nextActionTexts.estimate : nextActionTexts.newEstimate };
  if (action.kind === 'visit') return { label: nextActionTexts.visitTime };
  if (action.kind === 'answer')
    return { label: nextActionTexts.phoneAnswer, hint: nextActionTexts.waitsAnswer };
  if (action.kind === 'invoice') return { label: nextActionTexts.invoice };
  if (action.kind === 'payment') return { label: nextActionTexts.payment };
  const { to, kind } = action.move;
  const { repairInPlace } = request;
  if (kind === 'unrepaired')
    return {
      label: repairInPlace ? nextActionTexts.endUnrepaired : nextActionTexts.unrepaired,
      hint: nextActionTexts.reasonNeeded,
    };
  if (kind === 'cancel') return { label: nextActionTexts.cancel, hint: nextActionTexts.reasonNeeded };
  if (kind === 'back') {
    const label = nextActionTexts.back(readStatus(to, repairInPlace).title);
    if (to === 3) return { label, hint: nextActionTexts.backOverPayment };
    if (to === 2 && request.statusId === 3) return { label, hint: nextActionTexts.backOverInvoice };
    return { label, hint: nextActionTexts.reasonNeeded };
  }
  if (repairInPlace && to === 2) return { label: nextActionTexts.visit };
  if (repairInPlace && to === 5) return { label: nextActionTexts.handOver };
  if (repairInPlace && to === 6) return { label: nextActionTexts.confirmed };
  return { label: nextActionTexts.to[to] ?? readStatus(to, repairInPlace).title };
};
