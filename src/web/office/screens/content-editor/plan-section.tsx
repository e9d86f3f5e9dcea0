import { useState } from 'react';
import { planTexts } from '#web/texts/office/content-editor.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { X } from '#web/ui/icons.ts';
import {
  type ContentDraft,
  type ContentPlan,
  contentClient,
  contentQueries,
} from '../../app/queries/content-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { Pencil } from '../../ui/content/content-icons.ts';
import { CalendarClock } from '../../ui/office-icons.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { AsideSection } from './aside-section.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useContentAction } from './use-content-action.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/** What is to happen later, and what did not: a failed plan stays with its reason. */
export const PlanSection = ({ draft, editor }: { draft: ContentDraft; editor: ContentDraftForm }) => {
  const { kind, id, plans } = draft;
  const [changed, setChanged] = useState<ContentPlan>();
  const mayPlan = useMay('content.publish');
  const refresh = useRefresh(contentQueries.draft({ kind, id }).queryKey);
  const cancel = useContentAction(
    { kind, id },
    ({ id: planId }: ContentPlan, options) => contentClient.cancelPlan({ kind, id, planId }, options),
    () => undefined,
  );
  const drop = (plan: ContentPlan) =>
    cancel.mutate(plan, {
      onSuccess: () => showToast(plan.state === 'waiting' ? planTexts.cancelled : planTexts.dismissed),
      onError: async (failure) => {
        showFailure(failure);
        // Done or cancelled meanwhile: the list shows what became of it.
        if (failure.code === 'conflict') await refresh();
      },
    });
  const shown = plans.filter(({ state }) => state === 'waiting' || state === 'failed');
  return (
    <AsideSection title={planTexts.title}>
      {shown.length === 0 && <p className="text-fine text-ink-soft">{planTexts.none}</p>}
      <ul className="grid gap-2">
        {shown.map((plan) => (
          <li key={plan.id} className="panel p-2 ps-3">
            <div className="flex items-center gap-2">
              <CalendarClock size={16} className={plan.state === 'failed' ? 'text-danger' : 'text-brand'} />
              <span className="min-w-0 flex-1">
                {planTexts.actions[plan.action]} <DateText at={plan.dueAt} form="moment" />
              </span>
              {plan.state === 'waiting' && mayPlan && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={planTexts.change}
                  onClick={() => setChanged(plan)}
                >
                  <Pencil size={16} />
                </button>
              )}
              {mayPlan && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={plan.state === 'waiting' ? planTexts.cancel : planTexts.dismiss}
                  onClick={() => drop(plan)}
                >
                  <X size={16} />
                </button>
              )}
            </div>
            {plan.state === 'failed' && (
              <p className="text-fine text-danger">{`${planTexts.states.failed}: ${plan.reason}`}</p>
            )}
            {plan.state === 'waiting' && plan.action === 'publish' && (
              <p className="text-fine text-ink-soft">{planTexts.carries}</p>
            )}
          </li>
        ))}
      </ul>
      {changed && (
        <PlanDialog draft={draft} editor={editor} plan={changed} onClose={() => setChanged(undefined)} />
      )}
    </AsideSection>
  );
};
