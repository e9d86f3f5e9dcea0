import { type ActionContext, type ActionDeps, type Actor, staffAction } from '#features/audit/index.ts';
import { endEverything } from './session.repository.ts';

/** «خروج از همه‌جا» */
export const signOutEverywhere = staffAction({
  name: 'session.end-all',
  permission: 'account.own',
  run: async ({ trx, actor: { staffId } }: ActionContext<ActionDeps, Actor>) => {
    const sessions = await endEverything(trx, staffId);
    return {
      result: null,
      audit: { subject: { kind: 'staff', id: staffId }, from: { sessions }, to: { sessions: 0 } },
    };
  },
});
