import { useQueryClient } from '@tanstack/react-query';
import type { OfficeFailure } from '../../app/office-failure.ts';
import { menuQueries } from '../../app/queries/menu-queries.ts';
import { type Message, messageQueries } from '../../app/queries/message-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { showToast } from '../../ui/toast-store.ts';

/** An action on one message: its answer is shown at once, a conflict shows what it has become meanwhile. */
export const useMessageAction = <Input>(
  id: number,
  action: (input: Input, options: { idempotencyKey: string }) => Promise<Message>,
  done: string,
) => {
  const cache = useQueryClient();
  const one = messageQueries.one(id).queryKey;
  return useAction<Input, Message>(action, {
    onSuccess: (now) => {
      cache.setQueryData(one, now);
      showToast(done);
    },
    onError: async (failure: OfficeFailure) => {
      if (failure.code === 'conflict') await cache.invalidateQueries({ queryKey: one });
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: messageQueries.lists }),
        cache.invalidateQueries({ queryKey: menuQueries.all }),
      ]),
  });
};
