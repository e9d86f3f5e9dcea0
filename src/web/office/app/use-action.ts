import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { OfficeFailure } from './office-failure.ts';

type Action<Input, Result> = (input: Input, options: { idempotencyKey: string }) => Promise<Result>;
type ActionOptions<Input, Result> = Omit<UseMutationOptions<Result, OfficeFailure, Input>, 'mutationFn'>;

/**
 * An action of a screen. Each submission has one key: when only the answer was lost, pressing again with the same input
 * makes one change, not two; a changed input, or a press after any answer, is a new submission.
 *
 * @example const invite = useAction(staff.inviteStaff, { onSuccess: () => cache.invalidateQueries(…) });
 */
export const useAction = <Input, Result>(
  action: Action<Input, Result>,
  options: ActionOptions<Input, Result> = {},
): UseMutationResult<Result, OfficeFailure, Input> => {
  const submission = useRef<{ key: string; input: string }>(undefined);
  return useMutation({
    ...options,
    mutationFn: async (input) => {
      const written = JSON.stringify(input) ?? '';
      if (submission.current?.input !== written)
        submission.current = { key: crypto.randomUUID(), input: written };
      try {
        const result = await action(input, { idempotencyKey: submission.current.key });
        submission.current = undefined;
        return result;
      } catch (thrown) {
        if (!(thrown instanceof OfficeFailure) || thrown.code !== 'lost') submission.current = undefined;
        throw thrown;
      }
    },
  });
};
