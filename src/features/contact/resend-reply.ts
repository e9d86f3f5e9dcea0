import { reviveMessage } from '#features/outbox/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { type InboxDeps, lockMessageToAnswer } from './lock-message.ts';
import { replyKey, selectReplies } from './replies.repository.ts';

/** Tries a mail again that was given up. */
export const resendReply = staffAction({
  name: 'message.resend',
  permission: 'messages.answer',
  run: async ({ trx, deps }: ActionContext<InboxDeps>, { id, replyId }: { id: number; replyId: number }) => {
    await lockMessageToAnswer(trx, deps, id);
    const reply = (await selectReplies(trx, id)).find((one) => one.id === replyId);
    if (!reply) throw new AppError('not_found');
    if (!(await reviveMessage(trx, replyKey(replyId)))) throw new AppError('conflict');
    return {
      result: { id },
      audit: {
        subject: { kind: 'message', id },
        from: { replyId, delivery: reply.delivery },
        to: { replyId, delivery: 'waiting' },
      },
    };
  },
});
