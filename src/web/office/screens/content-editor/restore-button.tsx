import { useState } from 'react';
import { editionHistoryTexts } from '#web/texts/office/history.ts';
import { Button } from '#web/ui/button.tsx';
import { type ContentDraft, contentClient } from '../../app/queries/content-queries.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Undo2 } from '../../ui/office-icons.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useContentAction } from './use-content-action.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/** Puts an old edition into the draft, after asking; visitors see nothing of it. */
export const RestoreButton = ({
  draft: { kind, id },
  editor,
  version,
  onDone,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  version: number;
  onDone: () => void;
}) => {
  const [isAsking, setAsking] = useState(false);
  const restore = useContentAction(
    { kind, id },
    (input: { draftRev: number }, options) =>
      contentClient.restoreEdition({ kind, id, version, ...input }, options),
    (now) => {
      editor.resetTo(now);
      showToast(editionHistoryTexts.restored);
    },
  );
  return (
    <>
      <Button variant="brand" onClick={() => setAsking(true)}>
        <Undo2 size={18} />
        {editionHistoryTexts.restore}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={editionHistoryTexts.restoreTitle(version)}
          confirm={editionHistoryTexts.restore}
          onConfirm={async () => {
            await editor.flush();
            await restore.mutateAsync({ draftRev: editor.rev() });
            onDone();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{editionHistoryTexts.restoreHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
