import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { workTexts } from '#web/texts/office/lists.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { type DocumentValues, isSame, toValues } from '../../ui/content/fields/document-values.rules.ts';
import { RestoredNote } from '../../ui/restored-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/**
 * Says that text of an earlier visit was put back, for as long as it differs from the draft that was opened: it saves
 * itself meanwhile, and can still be taken out, which saves the draft as it was.
 */
export const RestoredText = ({
  draft,
  editor: { form, work, conflict, resolveConflict },
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
}) => {
  const [opened] = useState(() => ({
    fields: work.restoredFields,
    values: toValues(draft.kind, draft.document),
    rev: draft.draftRev,
    version: draft.version,
  }));
  const { fields, values } = opened;
  const now = useWatch({ control: form.control, name: [...fields] });
  const isStill = fields.some((name, at) => !isSame(now[at], values[name]));
  if (!isStill || draft.version !== opened.version) return null;

  const put = (from: DocumentValues) => {
    for (const name of fields) form.setValue(name, from[name], { shouldDirty: true });
  };
  const discard = () => {
    const mine = structuredClone(form.getValues());
    put(values);
    if (conflict) resolveConflict(form.getValues());
    showToast(workTexts.discarded, { undo: async () => put(mine) });
  };
  // A colleague who saved meanwhile comes first: both texts are looked at.
  const isOvertaken = conflict !== undefined && conflict.rev !== opened.rev;
  return <RestoredNote onDiscard={isOvertaken ? undefined : discard} />;
};
