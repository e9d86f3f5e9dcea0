import type { searchCalls } from '#contract/office/calls/search-calls.ts';
import { searchEverywhere } from '#features/search/index.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import type { AnswersFor } from './office-context.ts';
import { officeFinders } from './office-finders.ts';

export const answerSearchCalls = (deps: Pick<StaffDeps, 'storage'>): AnswersFor<keyof typeof searchCalls> => {
  const finders = officeFinders(deps);
  return {
    searchEverywhere: async ({ q }, { actor }) => ({ groups: await searchEverywhere(finders, actor, q) }),
  };
};
