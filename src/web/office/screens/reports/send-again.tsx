import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { type RequestDetails, repairQueries, type TimelineLine } from '../../app/queries/repair-queries.ts';
import { reportQueries } from '../../app/queries/report-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const SendAgainDialog = lazy(() => import('../../ui/repair/send-again-dialog.tsx'));

/** Sends a message again, after the same question as on the page of its request: who gets what text. */
export const SendAgain = ({ messageId, traceNumber }: { messageId: number; traceNumber: string }) => {
  const cache = useQueryClient();
  const refresh = useRefresh(reportQueries.all);
  const [asked, setAsked] = useState<{ details: RequestDetails; message: TimelineLine }>();
  const ask = useAction(() => cache.fetchQuery(repairQueries.one(traceNumber)), {
    onSuccess: (details) => {
      const message = details.timeline.find(({ sms }) => sms?.id === messageId);
      if (message) setAsked({ details, message });
      else showToast(texts.messageGone, { tone: 'danger' });
    },
    onError: showFailure,
  });
  return (
    <>
      <BusyButton
        variant="quiet"
        size="small"
        className="send-again"
        isBusy={ask.isPending}
        onClick={() => ask.mutate(undefined)}
      >
        {texts.sendAgain}
      </BusyButton>
      {asked && (
        <Suspense>
          <SendAgainDialog
            {...asked}
            onClose={() => {
              setAsked(undefined);
              void refresh();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
