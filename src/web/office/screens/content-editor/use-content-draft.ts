import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { type ContentDraft, content, contentQueries } from '../../app/queries/content-queries.ts';
import { isRefused } from '../../app/work/open-save.ts';
import { putValues } from '../../app/work/put-values.ts';
import { useDraftSaver, useOpenSave } from '../../app/work/use-draft-saver.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { type DocumentValues, toValues } from '../../ui/content/fields/document-values.rules.ts';
import { hasConflict } from './has-conflict.rules.ts';
import { placeFaults } from './place-faults.ts';
import { sendSave } from './send-save.ts';
import { readStale, type StaleDraft } from './stale-draft.rules.ts';

const write = (values: DocumentValues) => JSON.stringify(values);

/**
 * The form over an item's draft. It saves by itself, keeps what is not saved yet in the browser, and stops when a
 * colleague saved meanwhile, until both texts were looked at.
 */
export const useContentDraft = (draft: ContentDraft) => {
  const { kind, id } = draft;
  const cache = useQueryClient();
  const form = useForm<DocumentValues>({ defaultValues: toValues(kind, draft.document) });
  const subject = `content/${kind}/${id}`;
  const work = useUnsavedWork(form, { subject, rev: String(draft.draftRev) });
  const { forget, rebase } = work;
  const [failure, setFailure] = useState<OfficeFailure>();
  const [stale, setStale] = useState<StaleDraft>();
  const known = useRef({ rev: draft.draftRev, saved: write(toValues(kind, draft.document)), isStale: false });
  const { isFound, setOpen, isChanged, beginSave } = useOpenSave(form, {
    ...{ subject, isRestored: work.isRestored, known },
  });
  const [opened] = useState({ draft, isOlder: work.isFromOlderBase });

  /** The server's answer is what everything stands on from now on; `sent` is the text that it answers. */
  const settle = useCallback(
    (now: ContentDraft, sent: string) => {
      known.current = { rev: now.draftRev, saved: sent, isStale: false };
      setOpen(undefined);
      setFailure(undefined);
      rebase(String(now.draftRev));
      cache.setQueryData(contentQueries.draft({ kind, id }).queryKey, now);
      if (write(form.getValues()) === sent) forget();
    },
    [cache, form, forget, rebase, setOpen, kind, id],
  );

  /** Puts the form to what the server holds: after discarding, restoring, or a colleague's change under a clean form. */
  const take = useCallback(
    (now: ContentDraft) => {
      const values = toValues(now.kind, now.document);
      form.reset(values);
      setStale(undefined);
      settle(now, write(values));
    },
    [form, settle],
  );

  /** Goes on over a newer draft: after both texts were looked at, or when there is nothing to ask about them. */
  const goOnOver = useCallback(
    (found: StaleDraft) => {
      known.current = { rev: found.draftRev, saved: write(toValues(kind, found.current)), isStale: false };
      rebase(String(found.draftRev));
    },
    [rebase, kind],
  );

  /** Shows both texts when somebody else changed what differs; false when nobody did. `rev` is what the text was made from. */
  const askAboutBoth = useCallback(
    (found: StaleDraft, rev?: number): boolean => {
      const base = rev === known.current.rev ? JSON.parse(known.current.saved) : undefined;
      const theirs = toValues(kind, found.current);
      if (!hasConflict(kind, { base, mine: form.getValues(), theirs })) {
        goOnOver(found);
        return false;
      }
      known.current.isStale = true;
      setStale(found);
      return true;
    },
    [form, goOnOver, kind],
  );

  /** What went wrong, told where it belongs. */
  const tell = useCallback(
    (thrown: unknown): OfficeFailure => {
      const refused = toFailure(thrown);
      const found = readStale(refused.facts);
      if (found) askAboutBoth(found, known.current.rev);
      else setFailure(placeFaults(form, refused) === 0 ? refused : undefined);
      return refused;
    },
    [form, askAboutBoth],
  );

  /** Sends the open save again when there is one, else the text of this moment. */
  const save = useCallback(async () => {
    const going = beginSave();
    try {
      const { now, isOvertaken } = await sendSave(content, { kind, id }, going);
      if (!isOvertaken) return settle(now, going.sent);
      if (write(form.getValues()) === going.sent) return take(now);
      setOpen(undefined);
      known.current.saved = going.sent;
      askAboutBoth({ ...now, current: now.document }, known.current.rev);
    } catch (thrown) {
      const refused = toFailure(thrown);
      const found = readStale(refused.facts);
      if (isRefused(refused.facts)) setOpen(undefined);
      // What was typed since the open save may be right.
      if (found ? !askAboutBoth(found, going.rev) : going.isAgain && isRefused(refused.facts)) return;
      throw found ? refused : tell(refused);
    }
  }, [form, beginSave, setOpen, settle, take, askAboutBoth, tell, kind, id]);

  const { state, saver } = useDraftSaver(form, { save, isChanged });

  useEffect(() => {
    // Text of an earlier visit was put back over a newer draft: both are shown before anything is saved, unless that
    // newer draft may be our own, whose answer was lost.
    if (isFound) return;
    setOpen(undefined);
    if (!opened.isOlder) return;
    const { draftRev, editedBy, document } = opened.draft;
    askAboutBoth({ draftRev, editedBy, current: document });
    if (!isChanged()) forget();
  }, [isFound, opened, askAboutBoth, isChanged, forget, setOpen]);

  /** After an action that leaves the text alone: what was typed since stays, and is saved over what stands there. */
  const follow = useCallback(
    (now: ContentDraft) => {
      if (isChanged()) saver.touch();
      else take(now);
    },
    [isChanged, saver, take],
  );

  useEffect(() => {
    if (draft.draftRev !== known.current.rev && !isChanged()) take(draft);
  }, [draft, isChanged, take]);

  /** Both texts were looked at: what was chosen is saved over the colleague's. */
  const resolve = (values: DocumentValues) => {
    if (!stale) return;
    goOnOver(stale);
    putValues(form, values);
    setStale(undefined);
    void saver.flush();
  };

  return {
    form,
    work,
    state,
    failure,
    stale,
    readBase: (): DocumentValues => JSON.parse(known.current.saved),
    rev: () => known.current.rev,
    flush: saver.flush,
    take,
    follow,
    tell,
    resolve,
  };
};

export type ContentDraftForm = ReturnType<typeof useContentDraft>;
