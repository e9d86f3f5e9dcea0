import { binCalls } from './bin-calls.ts';
import { contentListCalls } from './content-list-calls.ts';
import { contentOrderCalls } from './content-order-calls.ts';
import { draftCalls } from './draft-calls.ts';
import { editionCalls } from './edition-calls.ts';
import { planCalls } from './plan-calls.ts';
import { publishCalls } from './publish-calls.ts';
import { shareCalls } from './share-calls.ts';

/** What editors do: lists, drafts, publishing, plans, editions, order, bin and shared drafts. */
export const editingCalls = {
  ...contentListCalls,
  ...draftCalls,
  ...publishCalls,
  ...planCalls,
  ...editionCalls,
  ...contentOrderCalls,
  ...binCalls,
  ...shareCalls,
};
