import type { linkCalls } from '#contract/office/calls/link-calls.ts';
import { type EditorDeps, searchLinks } from '#features/content/index.ts';
import type { AnswersFor } from './office-context.ts';

/** Pages for links inside texts. */
export const answerLinkCalls = ({ storage }: EditorDeps): AnswersFor<keyof typeof linkCalls> => ({
  searchLinks: async ({ q }) => ({ items: await searchLinks(storage.db, q) }),
});
