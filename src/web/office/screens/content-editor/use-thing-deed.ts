import { useQueryClient } from '@tanstack/react-query';
import { type ContentDraft, contentQueries, type Thing } from '../../app/queries/content-queries.ts';
import { useDeed } from '../../app/use-deed.ts';

/** A deed on one thing: its answer is shown at once, and everything else about content is asked again. */
export const useThingDeed = <Input>(
  { kind, id }: Thing,
  deed: (input: Input, options: { idempotencyKey: string }) => Promise<ContentDraft>,
  onDone: (now: ContentDraft) => void,
) => {
  const cache = useQueryClient();
  return useDeed<Input, ContentDraft>(deed, {
    onSuccess: async (now) => {
      cache.setQueryData(contentQueries.draft({ kind, id }).queryKey, now);
      onDone(now);
      await Promise.all([
        cache.invalidateQueries({ queryKey: contentQueries.lists }),
        cache.invalidateQueries({ queryKey: contentQueries.editions({ kind, id }).queryKey }),
      ]);
    },
  });
};
