import { useState } from 'react';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { toValues } from '../../ui/content/fields/document-values.rules.ts';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';

/** Text of an earlier visit that was put back into an item, until the item is published. */
const RestoredText = ({ draft, editor }: { draft: ContentDraft; editor: ContentDraftForm }) => {
  const [{ version, ...opened }] = useState(() => ({
    fields: editor.work.restoredFields,
    values: toValues(draft.kind, draft.document),
    rev: draft.draftRev,
    version: draft.version,
  }));
  return draft.version === version && <RestoredDraft draft={editor} {...opened} />;
};

export default RestoredText;
