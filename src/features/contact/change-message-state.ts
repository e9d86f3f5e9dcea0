import { type ActionContext, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { type InboxMessage, setMessageState } from './inbox.repository.ts';
import { lockMessage } from './lock-message.ts';

type State = InboxMessage['state'];

export const changeMessageState = staffAction({
  name: 'message.state',
  permission: 'messages.answer',
  run: async ({ trx }: ActionContext, input: { id: number; state: State; expectedState: State }) => {
    const { id, state: to, expectedState } = input;
    const { state: from } = await lockMessage(trx, id);
    if (from !== expectedState) throw new AppError('conflict', { details: { state: from } });
    await setMessageState(trx, id, to);
    return { result: { id }, audit: { subject: { kind: 'message', id }, from, to } };
  },
});
