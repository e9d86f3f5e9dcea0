import { useQueryClient } from '@tanstack/react-query';
import { menuQueries } from '../../app/queries/menu-queries.ts';
import { type RequestFile, requestQueries } from '../../app/queries/request-queries.ts';
import { useDeed } from '../../app/use-deed.ts';
import { offerUndo } from './offer-undo.ts';

/**
 * A deed on one request: its answer is shown at once, with the undo it may have; a conflict shows what the request has
 * become meanwhile and leaves what was typed where it is. Refusals are shown by whoever asked.
 */
export const useRequestDeed = <Input>(
  traceNumber: string,
  deed: (input: Input, options: { idempotencyKey: string }) => Promise<RequestFile>,
  done: string,
) => {
  const cache = useQueryClient();
  const one = requestQueries.one(traceNumber).queryKey;
  const show = (file: RequestFile) => cache.setQueryData(one, file);
  return useDeed<Input, RequestFile>(deed, {
    onSuccess: (file) => {
      show(file);
      offerUndo(file, done, show);
    },
    onError: async (failure) => {
      if (failure.code === 'conflict') await cache.invalidateQueries({ queryKey: one });
    },
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: ['repairs', 'list'] }),
        cache.invalidateQueries({ queryKey: menuQueries.all }),
      ]),
  });
};
