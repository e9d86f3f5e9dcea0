import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { contentKinds } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { binTexts } from '#web/texts/office/bin.ts';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { type ContentDraft, contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { addressOfUse } from '../../ui/content/address-of-use.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Confirms the deletion of an item; when others refer to it, links to them instead. */
export const RemoveDialog = ({ draft, onClose }: { draft: ContentDraft; onClose: () => void }) => {
  const { kind, id, title } = draft;
  const navigate = useNavigate();
  const refresh = useRefresh(contentQueries.lists);
  const uses = useQuery(contentQueries.uses({ kind, id }));
  if (uses.data && uses.data.items.length > 0)
    return <UsedDialog draft={draft} uses={uses.data.items} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={editorTexts.removeTitle(title)}
      confirm={editorTexts.remove}
      isDangerous
      isDisabled={!uses.data}
      onConfirm={async (options) => {
        await contentClient.deleteContent({ kind, id }, options);
        void refresh();
        showToast(editorTexts.removed);
        await navigate(`/content/${kind}`);
      }}
      onClose={onClose}
    >
      <QueryFrame query={uses} skeletonClass="h-12">
        {() => <p>{editorTexts.removeHint}</p>}
      </QueryFrame>
    </ConfirmDialog>
  );
};

const UsedDialog = ({
  draft,
  uses,
  onClose,
}: {
  draft: ContentDraft;
  uses: Awaited<ReturnType<typeof contentClient.listContentUses>>['items'];
  onClose: () => void;
}) => (
  <Dialog
    title={editorTexts.removeTitle(draft.title)}
    role="alertdialog"
    onClose={onClose}
    foot={
      <Button onClick={onClose} data-first-focus>
        {officeTexts.close}
      </Button>
    }
  >
    <p>{editingTexts.inUse(uses.length)}</p>
    <ul className="grid gap-1">
      {uses.map((use) => (
        <li key={`${use.kind}/${use.id}/${use.part}/${use.version}`}>
          <Link to={addressOfUse(use)} className="text-link" onClick={onClose}>
            {contentKinds[use.kind].one}: <bdi>{use.title}</bdi>
          </Link>{' '}
          <span className="text-fine text-ink-soft">
            ({use.isInBin ? binTexts.inBin : editorTexts.useParts[use.part]})
          </span>
        </li>
      ))}
    </ul>
  </Dialog>
);
