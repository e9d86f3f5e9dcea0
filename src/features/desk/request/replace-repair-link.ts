import { requireLockedRequest } from '#features/requests/index.ts';
import { type ActionContext, type ActionDeps, staffAction } from '#features/staff-action/index.ts';
import { replaceLink } from '#features/tracking/index.ts';

/** Gives a request another tracking link. The old one ends at once; neither is written into the trail. */
export const replaceRepairLink = staffAction({
  name: 'repair.link',
  permission: 'repairs.notify',
  run: async (
    { trx, deps }: ActionContext<ActionDeps & { appSecret: string }>,
    { traceNumber }: { traceNumber: string },
  ) => {
    const request = await requireLockedRequest(trx, traceNumber);
    const { before, now } = await replaceLink(trx, deps.appSecret, request.id);
    return {
      result: {},
      audit: { subject: { kind: 'repair', id: traceNumber }, from: { link: before }, to: { link: now } },
    };
  },
});
