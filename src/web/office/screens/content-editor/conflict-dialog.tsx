import { useState } from 'react';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { ConflictView } from '../../ui/conflict-view.tsx';
import { listConflicts, mergeChosen } from './list-conflicts.rules.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/** A colleague saved meanwhile: both texts, chosen field by field. When nothing differs there is nothing to ask. */
const ConflictDialog = ({
  draft: { kind },
  editor,
  conflict,
  onClose,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  conflict: NonNullable<ContentDraftForm['conflict']>;
  onClose: () => void;
}) => {
  const [sides] = useState(() => ({
    base: editor.readBase(),
    mine: structuredClone(editor.form.getValues()),
    theirs: conflict.values,
  }));
  return (
    <ConflictView
      fields={listConflicts(kind, sides)}
      by={conflict.by && <bdi className="font-semibold">{conflict.by}</bdi>}
      onChoose={(chosen) => editor.resolveConflict(mergeChosen(kind, chosen, sides))}
      onClose={onClose}
    />
  );
};

export default ConflictDialog;
