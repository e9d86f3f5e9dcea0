import { queueMessage } from '#features/outbox/index.ts';
import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { setMessageState } from './inbox.repository.ts';
import { type InboxDeps, lockMessageToAnswer } from './lock-message.ts';
import { insertReply, replyKey, selectReplies } from './replies.repository.ts';
import { replyMailKind } from './reply-mail.ts';

/** The reply and its mail are written together; the same words again, once answered with them, are the same reply. */
export const replyToMessage = staffAction({
  name: 'message.reply',
  permission: 'messages.answer',
  run: async ({ trx, actor, deps }: ActionContext<InboxDeps>, { id, text }: { id: number; text: string }) => {
    const { state } = await lockMessageToAnswer(trx, deps, id);
    const last = (await selectReplies(trx, id)).at(-1);
    if (state === 'answered' && last?.text === text && last.delivery !== 'dead')
      return { result: { id }, audit: [] };
    const { staffId, name: staffName } = actor;
    const replyId = await insertReply(trx, { messageId: id, text, staffId, staffName });
    await queueMessage(trx, { kind: replyMailKind, onceKey: replyKey(replyId), payload: { replyId } });
    await setMessageState(trx, id, 'answered');
    return {
      result: { id },
      audit: { subject: { kind: 'message', id }, from: { state }, to: { state: 'answered', replyId } },
    };
  },
});
