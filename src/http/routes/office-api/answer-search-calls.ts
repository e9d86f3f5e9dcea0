import type { searchCalls } from '#contract/office/calls/search-calls.ts';
import { type Finder, searchEverywhere } from '#features/search/index.ts';
import type { AnswersFor } from './office-context.ts';

export const answerSearchCalls = ({
  finders,
}: {
  finders: readonly Finder[];
}): AnswersFor<keyof typeof searchCalls> => ({
  searchEverywhere: async ({ q }, { actor }) => ({ groups: await searchEverywhere(finders, actor, q) }),
});
