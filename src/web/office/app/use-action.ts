import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isRefused, type OfficeFailure, toFailure } from './office-failure.ts';

type Action<Input, Result> = (input: Input, options: { idempotencyKey: string }) => Promise<Result>;
type ActionOptions<Input, Result> = Omit<UseMutationOptions<Result, OfficeFailure, Input>, 'mutationFn'>;

/** Sends each submission with one key; whatever is thrown comes out as an `OfficeFailure`. */
export const createKeyedSender = () => {
  let last: { key: string; input: string } | undefined;
  return async <Input, Result>(action: Action<Input, Result>, input: Input): Promise<Result> => {
    const written = JSON.stringify(input) ?? '';
    const mine = last?.input === written ? last : { key: crypto.randomUUID(), input: written };
    last = mine;
    try {
      const result = await action(input, { idempotencyKey: mine.key });
      if (last === mine) last = undefined;
      return result;
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (last === mine && isRefused(failure)) last = undefined;
      throw failure;
    }
  };
};

/**
 * An action of a screen. Each submission has one key: while it may have been done, pressing again with the same input
 * makes one change, not two; a changed input, or a press after success or a refusal, is a new submission. Whatever may
 * change between two presses and is sent belongs to the input: one key with another body is refused.
 *
 * @example const invite = useAction(staffClient.inviteStaff, { onSuccess: () => cache.invalidateQueries(…) });
 */
export const useAction = <Input, Result>(
  action: Action<Input, Result>,
  options: ActionOptions<Input, Result> = {},
): UseMutationResult<Result, OfficeFailure, Input> => {
  const [send] = useState(createKeyedSender);
  return useMutation({ ...options, mutationFn: (input) => send(action, input) });
};
