import type { FetchContent } from '#contract/content/client.ts';

/** What went wrong on our side while a page was made: nothing, some part, or the database was not there. */
export type PageFailure = 'none' | 'part' | 'unavailable';

/**
 * Watches the calls of one page. A call that has not come back by the end was given up, which counts as a failure.
 */
export const trackFailures = (ask: FetchContent): { ask: FetchContent; failure: () => PageFailure } => {
  let worst: PageFailure = 'none';
  let open = 0;
  return {
    ask: async (name, input) => {
      open += 1;
      const answer = await ask(name, input);
      open -= 1;
      if (answer.kind === 'refused' && answer.code === 'unavailable') worst = 'unavailable';
      else if (worst === 'none' && isOurs(answer)) worst = 'part';
      return answer;
    },
    failure: () => (open > 0 ? 'unavailable' : worst),
  };
};

const isOurs = (answer: Awaited<ReturnType<FetchContent>>): boolean =>
  answer.kind === 'failed' || (answer.kind === 'refused' && answer.httpStatus >= 500);
