import { plansTexts } from '#web/texts/office/plans.ts';
import { contentClient, contentQueries, type PlanRow } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Does a late or failed plan now. */
export const RetryButton = ({ plan: { id: planId, kind, itemId, title } }: { plan: PlanRow }) => {
  const refresh = useRefresh(contentQueries.lists);
  const retry = useAction(contentClient.retryPlan, {
    onSuccess: () => showToast(plansTexts.retried),
    onError: showFailure,
    onSettled: refresh,
  });
  return (
    <BusyButton
      variant="quiet"
      size="small"
      isBusy={retry.isPending}
      aria-label={plansTexts.retryOf(title || plansTexts.noItem)}
      onClick={() => retry.mutate({ kind, id: itemId, planId })}
    >
      {plansTexts.retry}
    </BusyButton>
  );
};
