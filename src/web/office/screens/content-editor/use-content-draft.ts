import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { type ContentDraft, content, contentQueries } from '../../app/queries/content-queries.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { type DocumentValues, toValues } from '../../ui/content/fields/document-values.rules.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { placeFaults } from './place-faults.ts';
import { isOwnSave, readStale, type StaleDraft } from './stale-draft.rules.ts';

const pauseMs = 1_500;
const write = (values: DocumentValues) => JSON.stringify(values);

/**
 * The form over an item's draft. It saves by itself, keeps what is not saved yet in the browser, and stops when a
 * colleague saved meanwhile, until both texts were looked at.
 */
export const useContentDraft = (draft: ContentDraft) => {
  const { kind, id } = draft;
  const cache = useQueryClient();
  const form = useForm<DocumentValues>({ defaultValues: toValues(kind, draft.document) });
  const work = useUnsavedWork(form, { subject: `content/${kind}/${id}`, rev: String(draft.draftRev) });
  const { forget, rebase } = work;
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState<OfficeFailure>();
  const [stale, setStale] = useState<StaleDraft>();
  const known = useRef({ rev: draft.draftRev, saved: write(toValues(kind, draft.document)), isStale: false });

  /** The server's answer is what everything stands on from now on; `sent` is the text that it answers. */
  const settle = useCallback(
    (now: ContentDraft, sent: string) => {
      known.current = { rev: now.draftRev, saved: sent, isStale: false };
      rebase(String(now.draftRev));
      cache.setQueryData(contentQueries.draft({ kind, id }).queryKey, now);
      if (write(form.getValues()) === sent) forget();
    },
    [cache, form, forget, rebase, kind, id],
  );

  /** What went wrong, told where it belongs. */
  const tell = useCallback(
    (thrown: unknown): OfficeFailure => {
      const refused = toFailure(thrown);
      const found = readStale(refused.facts);
      if (found) {
        known.current.isStale = true;
        setStale(found);
      } else if (placeFaults(form, refused) === 0) setFailure(refused);
      return refused;
    },
    [form],
  );

  const saver = useMemo(
    () =>
      createDraftSaver({
        pauseMs,
        onState: setState,
        isChanged: () => write(form.getValues()) !== known.current.saved,
        save: async () => {
          const sent = write(form.getValues());
          if (known.current.isStale) throw new Error('both texts were not looked at yet');
          setFailure(undefined);
          try {
            settle(
              await content.saveDraft({ kind, id, draftRev: known.current.rev, document: JSON.parse(sent) }),
              sent,
            );
          } catch (thrown) {
            const { facts } = toFailure(thrown);
            const found = readStale(facts);
            if (!found || !isOwnSave(facts)) throw tell(thrown);
            settle(await content.getDraft({ kind, id }), sent);
          }
        },
      }),
    [form, settle, tell, kind, id],
  );

  useEffect(() => {
    const isChanged = () => write(form.getValues()) !== known.current.saved;
    if (isChanged()) saver.touch();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name) form.clearErrors(name);
        if (isChanged()) saver.touch();
      },
    });
    // What could not be saved without a network is saved when it is back, without another word.
    const onBack = () => {
      if (isChanged()) void saver.flush();
    };
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('online', onBack);
      unsubscribe();
      if (saver.isWaiting()) void saver.flush();
    };
  }, [form, saver]);

  const [opened] = useState({ draft, isOlder: work.isFromOlderBase });
  useEffect(() => {
    // Text of an earlier visit was put back over a newer draft: both are shown before anything is saved.
    if (!opened.isOlder) return;
    const { draftRev, editedBy, document } = opened.draft;
    known.current.isStale = true;
    setStale({ draftRev, editedBy, current: document });
  }, [opened]);

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

  /** After an action that leaves the text alone: what was typed since stays, and is saved over what stands there. */
  const follow = useCallback(
    (now: ContentDraft) => {
      if (write(form.getValues()) === known.current.saved) take(now);
      else saver.touch();
    },
    [form, saver, take],
  );

  useEffect(() => {
    if (draft.draftRev !== known.current.rev && write(form.getValues()) === known.current.saved) take(draft);
  }, [draft, form, take]);

  /** Both texts were looked at: what was chosen is saved over the colleague's. */
  const resolve = (values: DocumentValues) => {
    if (!stale) return;
    known.current = { rev: stale.draftRev, saved: write(toValues(kind, stale.current)), isStale: false };
    rebase(String(stale.draftRev));
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
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
