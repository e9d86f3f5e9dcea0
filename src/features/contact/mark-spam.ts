import type { AuditChange } from '#features/audit/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { findMessage, lockMessages, setMessageState } from './inbox.repository.ts';

/** Several at once; what already is as wanted, or is gone, is passed over. */
export const markSpam = staffAction({
  name: 'message.spam',
  permission: 'messages.answer',
  run: async ({ trx }: ActionContext, { ids, isSpam }: { ids: readonly number[]; isSpam: boolean }) => {
    await lockMessages(trx, ids);
    const changed: number[] = [];
    const audit: AuditChange[] = [];
    for (const id of new Set(ids)) {
      const message = await findMessage(trx, id);
      if (!message || (message.state === 'spam') === isSpam) continue;
      const next = isSpam ? 'spam' : (message.stateBeforeSpam ?? 'new');
      await setMessageState(trx, id, next, isSpam ? message.state : null);
      changed.push(id);
      audit.push({ subject: { kind: 'message', id }, from: message.state, to: next });
    }
    return { result: { changed }, audit };
  },
});
