import { useNavigate } from 'react-router';
import { binTexts } from '#web/texts/office/bin.ts';
import { type BinRow, contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { May } from '../../ui/may.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Brings one item back and leads to its form. */
export const RestoreItem = ({ row: { kind, id, title } }: { row: BinRow }) => {
  const navigate = useNavigate();
  const refresh = useRefresh(contentQueries.all);
  const restore = useAction(contentClient.undeleteContent, {
    onSuccess: async () => {
      showToast(binTexts.restored(title));
      await navigate(`/content/${kind}/${id}`);
    },
    onError: showFailure,
    onSettled: refresh,
  });
  return (
    <May permission="content.delete">
      <BusyButton
        variant="quiet"
        size="small"
        isBusy={restore.isPending}
        aria-label={binTexts.restoreOf(title)}
        onClick={() => restore.mutate({ kind, id })}
      >
        {binTexts.restore}
      </BusyButton>
    </May>
  );
};
