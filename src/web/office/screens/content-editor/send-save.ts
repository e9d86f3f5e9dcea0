import { type FailureFacts, toFailure } from '../../app/office-failure.ts';
import type { ContentDraft, ContentRef, content } from '../../app/queries/content-queries.ts';
import { findWork, forgetWork, saveUnsavedWork } from '../../app/work/work-store.ts';
import { isOwnSave, readStale } from './stale-draft.rules.ts';

/** A save that has no answer yet. It is sent again with its own key and text, which the server does once. */
export type OpenSave = { rev: number; key: string; sent: string };

type Calls = Pick<typeof content, 'saveDraft' | 'getDraft'>;

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
    const { facts } = toFailure(thrown);
    const stale = readStale(facts);
    if (!stale || !isOwnSave(facts)) throw thrown;
    const now = await getDraft({ kind, id });
    return { now, isOvertaken: now.draftRev !== stale.draftRev };
  }
};

/** What a session, a permission or a limit stopped may have been saved by an earlier try. */
const undecided = [401, 403, 408, 429];

/** Whether the server has surely not saved it: it need not be sent again as it was. */
export const isRefused = ({ httpStatus }: Pick<FailureFacts, 'httpStatus'>): boolean =>
  httpStatus >= 400 && httpStatus < 500 && !undecided.includes(httpStatus);

/** Whether it is worth to try again without a word of the person. */
export const isMomentary = ({ code, httpStatus }: Pick<FailureFacts, 'code' | 'httpStatus'>): boolean =>
  code === 'lost' || httpStatus >= 500 || httpStatus === 429;

/** Keeps the open save of an item in the browser, so that it is known after a reload. */
export const keepOpenSave = (staffId: number, subject: string, open: OpenSave | undefined): void => {
  const name = `${subject}/sent`;
  if (open) {
    const { rev, ...values } = open;
    saveUnsavedWork(localStorage, staffId, name, { rev: String(rev), values, at: Date.now() });
  } else forgetWork(localStorage, staffId, name);
};

export const findOpenSave = (staffId: number, subject: string): OpenSave | undefined => {
  const kept = findWork(localStorage, staffId, `${subject}/sent`);
  const { key, sent } = kept?.values ?? {};
  if (!kept || typeof key !== 'string' || typeof sent !== 'string') return undefined;
  return { rev: Number(kept.rev), key, sent };
};
