import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { writeVisitTime } from '#contract/repair/visit-times.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { visitTexts as texts } from '#web/texts/office/visits.ts';
import { Button } from '#web/ui/button.tsx';
import { visitClient, visitQueries } from '../../app/queries/visit-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Panel } from '../panel.tsx';
import { showToast } from '../toast-store.ts';
import { useRefreshRepairs } from './use-refresh-repairs.ts';

const VisitDialog = lazy(() => import('./visit-dialog.tsx'));

/** Who comes when for a repair in place; the desk sets, changes and cancels it here. */
const VisitCard = ({
  traceNumber,
  isAsked = false,
  onDone,
}: {
  traceNumber: string;
  /** Its time is to be set at once: the page's next action was pressed. */
  isAsked?: boolean;
  onDone?: () => void;
}) => {
  const query = visitQueries.one(traceNumber);
  const { data } = useQuery(query);
  const cache = useQueryClient();
  const refresh = useRefreshRepairs();
  const maySet = useMay('visits.write');
  const [open, setOpen] = useState<'set' | 'cancel'>();
  const cancel = useAction(visitClient.cancelVisit, {
    onSuccess: (now) => {
      cache.setQueryData(query.queryKey, now);
      showToast(texts.cancelled);
      void refresh();
    },
    onError: async ({ code }) => {
      if (code === 'conflict') await refresh();
    },
  });
  if (!data || !(data.visit ?? (maySet && data.isOpen))) return null;
  const { visit, rev, isOpen } = data;
  const close = () => {
    setOpen(undefined);
    onDone?.();
  };
  return (
    <Panel title={texts.title}>
      {visit ? (
        <>
          <p className="font-semibold">{writeVisitTime(visit)}</p>
          <p>
            {texts.technician}: <bdi>{visit.technician}</bdi>
          </p>
          <Link to={`/visits?day=${tehranDay(visit.from)}`} className="text-link">
            {texts.dayList}
          </Link>
        </>
      ) : (
        <p className="text-ink-soft">{texts.none}</p>
      )}
      {maySet && isOpen && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="small" onClick={() => setOpen('set')}>
            {visit ? texts.change : texts.set}
          </Button>
          {visit && (
            <Button size="small" onClick={() => setOpen('cancel')}>
              {texts.cancel}
            </Button>
          )}
        </div>
      )}
      {(isAsked || open === 'set') && (
        <Suspense>
          <VisitDialog traceNumber={traceNumber} seen={data} onClose={close} />
        </Suspense>
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          title={texts.cancel}
          confirm={texts.cancel}
          isDangerous
          onConfirm={() => cancel.mutateAsync({ traceNumber, rev })}
          onClose={close}
        >
          <p>{texts.cancelQuestion}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
};

export default VisitCard;
