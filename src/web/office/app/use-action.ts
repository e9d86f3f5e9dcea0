import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfficeFailure } from './office-failure.ts';

type Action<Input, Result> = (input: Input, options: { idempotencyKey: string }) => Promise<Result>;
type ActionOptions<Input, Result> = Omit<UseMutationOptions<Result, OfficeFailure, Input>, 'mutationFn'>;

/**
 * An action of a screen. Each promise has one key: when only the answer was lost, pressing again with the same input makes
 * one change, not two; a changed input, or a press after any answer, is a new promise.
 *
 * @example const invite = useAction(staff.inviteStaff, { onSuccess: () => cache.invalidateQueries(…) });
 */
export const useAction = <Input, Result>(
  action: Action<Input, Result>,
  options: ActionOptions<Input, Result> = {},
): UseMutationResult<Result, OfficeFailure, Input> => {
  const promise = useRef<{ key: string; input: string }>(undefined);
  return useMutation({
    ...options,
    retry: false,
    mutationFn: async (input) => {
      const written = JSON.stringify(input) ?? '';
      if (promise.current?.input !== written) promise.current = { key: crypto.randomUUID(), input: written };
      try {
        const result = await action(input, { idempotencyKey: promise.current.key });
        promise.current = undefined;
        return result;
      } catch (thrown) {
        if (!(thrown instanceof OfficeFailure) || thrown.code !== 'lost') promise.current = undefined;
        throw thrown;
      }
    },
  });
};
