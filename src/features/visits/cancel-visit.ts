import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { queueNotice } from '#features/notification/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { describeVisit, lockVisit, type VisitClaim } from './lock-visit.ts';
import { isVisitable } from './visit.rules.ts';
import { markVisitCancelled } from './visits.repository.ts';

/** Cancels a visit and notifies the customer; another can be set afterwards. */
export const cancelVisit = staffAction({
  name: 'visit.cancel',
  permission: 'visits.write',
  run: async ({ trx, actor }: ActionContext, input: VisitClaim) => {
    const { request, rev: seen, visit } = await lockVisit(trx, input);
    if (!visit) throw deskRefusal('visit-missing');
    if (!isVisitable(request)) throw deskRefusal('visit-closed');
    const rev = seen + 1;
    await markVisitCancelled(trx, { requestId: request.id, rev, by: actor.name });
    const from = describeVisit(visit);
    await queueNotice(trx, {
      requestId: request.id,
      facts: { kind: 'visit', change: 'cancelled', from: from.from, to: from.to },
      onceKey: `visit-${request.id}-${rev}`,
      staffName: actor.name,
    });
    return {
      result: { rev },
      audit: { subject: { kind: 'repair', id: input.traceNumber }, from, to: null },
    };
  },
});
