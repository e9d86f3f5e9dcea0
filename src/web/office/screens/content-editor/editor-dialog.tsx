import type { OfficeFailure } from '../../app/office-failure.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { DiscardDialog, HideDialog } from './action-dialogs.tsx';
import type { EditorAction } from './editor-actions.rules.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';

/** The window of the action that was asked for. */
const EditorDialog = ({
  asked,
  draft,
  editor,
  onFaults,
  onClose,
}: {
  asked: EditorAction | 'preview';
  draft: ContentDraft;
  editor: ContentDraftForm;
  /** The text cannot be published as it is: the window closes, and the form shows why. */
  onFaults: (failure: OfficeFailure) => void;
  onClose: () => void;
}) => {
  const common = { draft, editor, onClose };
  switch (asked) {
    case 'publish':
      return <PublishDialog {...common} onFaults={onFaults} />;
    case 'plan':
      return <PlanDialog {...common} onFaults={onFaults} />;
    case 'preview':
      return <PreviewDialog draft={draft} onClose={onClose} />;
    case 'share':
      return <ShareDialog draft={draft} rev={editor.rev()} onClose={onClose} />;
    case 'hide':
      return <HideDialog {...common} />;
    case 'discard':
      return <DiscardDialog {...common} />;
    case 'remove':
      return <RemoveDialog draft={draft} onClose={onClose} />;
    default:
      return null;
  }
};

export default EditorDialog;
