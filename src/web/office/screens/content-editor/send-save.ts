import { toFailure } from '../../app/office-failure.ts';
import type { ContentDraft, ContentRef, contentClient } from '../../app/queries/content-queries.ts';
import type { OpenSave } from '../../app/work/open-save.ts';
import { findStale, isOwnSave } from './stale-draft.rules.ts';

type Calls = Pick<typeof contentClient, 'saveDraft' | 'getDraft'>;

/** Sends a save. `isOvertaken` when somebody saved over it before its answer came. */
export const sendSave = async (
  { saveDraft, getDraft }: Calls,
  { kind, id }: ContentRef,
  { rev, key, sent }: OpenSave,
): Promise<{ now: ContentDraft; isOvertaken: boolean }> => {
  try {
    const input = { kind, id, draftRev: rev, document: JSON.parse(sent) };
    const now = await saveDraft(input, { idempotencyKey: key });
    return { now, isOvertaken: now.draftRev !== rev + 1 };
  } catch (thrown) {
    const failure = toFailure(thrown);
    const stale = findStale(failure);
    if (!stale || !isOwnSave(failure)) throw thrown;
    const now = await getDraft({ kind, id });
    return { now, isOvertaken: now.draftRev !== stale.draftRev };
  }
};
