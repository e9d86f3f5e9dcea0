import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type ContentDraft,
  type ContentRef,
  contentClient,
  contentQueries,
} from '../../app/queries/content-queries.ts';
import type { DraftKind } from '../../app/work/create-draft.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { useDraftForm } from '../../app/work/use-draft-form.ts';
import { type DocumentValues, toValues } from '../../ui/content/fields/document-values.rules.ts';
import { listFieldsToChoose } from './fields-to-choose.rules.ts';
import { sendSave } from './send-save.ts';
import { findStale, type StaleDraft } from './stale-draft.rules.ts';

const createContentDraftKind = (
  { kind, id }: ContentRef,
  cache: QueryClient,
): DraftKind<DocumentValues, ContentDraft, string> => {
  const toVersion = ({ draftRev, editedBy, document }: StaleDraft) => ({
    rev: draftRev,
    by: editedBy,
    values: toValues(kind, document),
  });
  return {
    subject: `content/${kind}/${id}`,
    toVersion,
    send: (save) => sendSave(contentClient, { kind, id }, save),
    onSaved: (now) => cache.setQueryData(contentQueries.draft({ kind, id }).queryKey, now),
    findStale: (failure) => {
      const stale = findStale(failure);
      return stale && toVersion(stale);
    },
    merge: (sides) => ({ toChoose: listFieldsToChoose(kind, sides) }),
    placeFailure: (form, failure) => placeFailure(form, failure, { isSavedWhileTyped: true }),
  };
};

/** The form over an item's draft. Unlike other drafts it follows what a colleague saved while nothing is typed. */
export const useContentDraft = (draft: ContentDraft) => {
  const { kind, id } = draft;
  const cache = useQueryClient();
  const editor = useDraftForm(draft, createContentDraftKind({ kind, id }, cache));
  const { rev, isChanged, touch, resetTo } = editor;

  useEffect(() => {
    if (draft.draftRev !== rev() && !isChanged()) resetTo(draft);
  }, [draft, rev, isChanged, resetTo]);

  /** After an action that leaves the text alone: what was typed since stays, and is saved over what stands there. */
  const resetUnlessChanged = (now: ContentDraft) => {
    if (isChanged()) touch();
    else resetTo(now);
  };

  return { ...editor, resetUnlessChanged };
};

export type ContentDraftForm = ReturnType<typeof useContentDraft>;
