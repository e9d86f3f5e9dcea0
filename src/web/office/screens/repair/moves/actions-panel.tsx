import { useNavigate } from 'react-router';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { nextActionTexts } from '#web/texts/office/request.ts';
import { Button } from '#web/ui/button.tsx';
import { ChevronLeft } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Note } from '#web/ui/note.tsx';
import { useScreenKeys } from '../../../app/keys/use-screen-keys.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { useSession } from '../../../app/session/use-session.ts';
import { Panel } from '../../../ui/panel.tsx';
import { AssigneeName } from '../../../ui/repair/assignee-name.tsx';
import { actionPermissions, listActions, type PageAction } from '../../../ui/repair/next-action.rules.ts';
import { labelAction } from './label-action.ts';
import type { OpenAction } from './open-action.ts';
import { UndoBar } from './undo-bar.tsx';

/** The one right next action as the amber button, everything else that is possible under it. */
export const ActionsPanel = ({
  details,
  readAt,
  onOpen,
}: {
  details: RequestDetails;
  readAt: number;
  onOpen: (action: OpenAction) => void;
}) => {
  const { request, waitsFor, estimateState, allowedMoves } = details;
  const { permissions } = useSession();
  const navigate = useNavigate();
  const mayAssign = permissions.has('repairs.assign') && details.waitsFor !== 'nobody';
  const assign = () => mayAssign && onOpen({ kind: 'assign' });
  const isOpenOnline = request.payment.state === 'pending' || request.payment.state === 'review';
  const { main, others } = listActions({
    statusId: request.statusId,
    estimateState,
    hasOpenPayment: isOpenOnline,
    lacksVisit: details.lacksVisit,
    allowedMoves,
  });
  const may = (action: PageAction) => permissions.has(actionPermissions[action.kind]);
  const run = (action: PageAction) => {
    if (action.kind === 'estimate' || action.kind === 'invoice')
      void navigate(`/repairs/${request.fCode}/${action.kind}`);
    else onOpen(action);
  };
  const shown = others.filter(may);
  const goOn = () => main && may(main) && run(main);
  useScreenKeys({ KeyA: assign, KeyE: goOn });
  const named = main && labelAction(main, details);
  return (
    <Panel
      title={nextActionTexts.next}
      hint={nextActionTexts.waits[waitsFor]}
      className={joinClasses(main && 'next-action-panel')}
    >
      <div className="grid gap-3">
        {request.statusId === 2 && estimateState === 'declined' && (
          <Note tone="warning">{nextActionTexts.declined}</Note>
        )}
        {request.statusId === 3 && isOpenOnline && <Note tone="warning">{nextActionTexts.openOnline}</Note>}
        <p className="text-small text-ink-soft">{nextActionTexts.customerReads(request.nextDescription)}</p>
        {main && may(main) && named && (
          <>
            <Button variant="accent" aria-keyshortcuts="e" onClick={goOn}>
              {named.label}{' '}
              <span aria-hidden="true">
                <kbd>E</kbd>
              </span>
            </Button>
            {named.hint && <p className="text-fine text-ink-soft">{named.hint}</p>}
          </>
        )}
        <UndoBar details={details} readAt={readAt} />
        <p className="flex flex-wrap items-center gap-2 text-fine">
          {queueTexts.assignee}:{' '}
          {details.assignee ? <AssigneeName assignee={details.assignee} /> : queueTexts.assignees.nobody}
          {mayAssign && (
            <Button size="small" variant="plain" onClick={assign}>
              {queueTexts.assign} <kbd>A</kbd>
            </Button>
          )}
        </p>
        {shown.length > 0 && (
          <ul className="action-list" aria-label={nextActionTexts.others}>
            {shown.map((action) => {
              const { label, hint } = labelAction(action, details);
              return (
                <li key={label}>
                  <button type="button" className="action-line" onClick={() => run(action)}>
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{label}</span>
                      {hint && <span className="block text-fine text-ink-soft">{hint}</span>}
                    </span>
                    <ChevronLeft size={18} className="shrink-0 text-ink-faint" />
                  </button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Panel>
  );
};
