import { useState } from 'react';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { ConflictView } from '../../ui/conflict-view.tsx';
import { listConflicts, mergeChosen, toStaleValues } from './list-conflicts.rules.ts';
import type { StaleDraft } from './stale-draft.rules.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/** A colleague saved meanwhile: both texts, chosen field by field. When nothing differs there is nothing to ask. */
export const StaleDialog = ({
  draft: { kind },
  editor,
  stale,
  onClose,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  stale: StaleDraft;
  onClose: () => void;
}) => {
  const [sides] = useState(() => ({
    base: editor.readBase(),
    mine: structuredClone(editor.form.getValues()),
    theirs: toStaleValues(kind, stale),
  }));
  return (
    <ConflictView
      fields={listConflicts(kind, sides)}
      by={stale.editedBy && <bdi className="font-semibold">{stale.editedBy}</bdi>}
      onChoose={(chosen) => editor.resolve(mergeChosen(kind, chosen, sides))}
      onClose={onClose}
    />
  );
};
