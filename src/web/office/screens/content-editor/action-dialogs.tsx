import { editorTexts } from '#web/texts/office/content-editor.ts';
import { toastTexts } from '#web/texts/office/lists.ts';
import { Note } from '#web/ui/note.tsx';
import { type ContentDraft, contentClient } from '../../app/queries/content-queries.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useContentAction } from './use-content-action.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

type DialogProps = { draft: ContentDraft; editor: ContentDraftForm; onClose: () => void };

/** Confirms hiding, shows what happens to pages under it, and offers an undo afterwards. */
export const HideDialog = ({ draft, editor, onClose }: DialogProps) => {
  const { kind, id, title, childCount } = draft;
  const show = useContentAction(
    { kind, id },
    (_: undefined, options) => contentClient.showContent({ kind, id }, options),
    editor.resetUnlessChanged,
  );
  const hide = useContentAction(
    { kind, id },
    (_: undefined, options) => contentClient.hideContent({ kind, id }, options),
    (now) => {
      editor.resetUnlessChanged(now);
      showToast(editorTexts.hidden, {
        undo: () => show.mutateAsync(undefined),
        undoText: toastTexts.showAgain,
      });
    },
  );
  return (
    <ConfirmDialog
      title={editorTexts.hideTitle(title)}
      confirm={editorTexts.hide}
      onConfirm={async () => {
        await editor.flush();
        await hide.mutateAsync(undefined);
      }}
      onClose={onClose}
    >
      <p>{editorTexts.hideHint}</p>
      {childCount > 0 && <Note tone="warning">{editorTexts.childWarning(childCount)}</Note>}
    </ConfirmDialog>
  );
};

/** Drops the changes over what is published. */
export const DiscardDialog = ({ draft: { kind, id }, editor, onClose }: DialogProps) => {
  const discard = useContentAction(
    { kind, id },
    (input: { draftRev: number }, options) => contentClient.discardDraft({ kind, id, ...input }, options),
    (now) => {
      editor.resetTo(now);
      showToast(editorTexts.discarded);
    },
  );
  return (
    <ConfirmDialog
      title={editorTexts.discardTitle}
      confirm={editorTexts.discard}
      isDangerous
      onConfirm={async () => {
        await editor.flush();
        await discard.mutateAsync({ draftRev: editor.rev() });
      }}
      onClose={onClose}
    >
      <p>{editorTexts.discardHint}</p>
    </ConfirmDialog>
  );
};
