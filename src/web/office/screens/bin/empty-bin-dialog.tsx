import { binTexts } from '#web/texts/office/bin.ts';
import { contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Removes everything in the bin for good, a part at a time, and lists what could not be removed. */
export const EmptyBinDialog = ({ total, onClose }: { total: number; onClose: () => void }) => {
  const refresh = useRefresh(contentQueries.lists);
  const emptyAll = async () => {
    let count = 0;
    let left: number;
    try {
      let purged: number;
      do {
        ({ purged, left } = await contentClient.emptyBin());
        count += purged;
      } while (purged > 0 && left > 0);
    } finally {
      void refresh();
    }
    showToast(left > 0 ? `${binTexts.emptied(count)} ${binTexts.left(left)}` : binTexts.emptied(count));
  };
  return (
    <ConfirmDialog
      title={binTexts.emptyTitle(total)}
      confirm={binTexts.purge}
      isDangerous
      onConfirm={emptyAll}
      onClose={onClose}
    >
      <p>{binTexts.purgeHint}</p>
    </ConfirmDialog>
  );
};
