import { useQueryClient } from '@tanstack/react-query';
import { type ContentDraft, type ContentRef, contentQueries } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';

/** An action on one item: its answer is shown at once, and everything else about content is asked again. */
export const useContentAction = <Input>(
  { kind, id }: ContentRef,
  action: (input: Input, options: { idempotencyKey: string }) => Promise<ContentDraft>,
  onDone: (now: ContentDraft) => void,
) => {
  const cache = useQueryClient();
  return useAction<Input, ContentDraft>(action, {
    onSuccess: (now) => {
      cache.setQueryData(contentQueries.draft({ kind, id }).queryKey, now);
      onDone(now);
      // Not awaited: a dialog closes with the answer.
      void cache.invalidateQueries({ queryKey: contentQueries.lists });
      void cache.invalidateQueries({ queryKey: contentQueries.editions({ kind, id }).queryKey });
    },
  });
};
