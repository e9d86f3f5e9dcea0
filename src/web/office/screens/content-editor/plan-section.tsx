import { useState } from 'react';
import { planTexts } from '#web/texts/office/content-editor.ts';
import { X } from '#web/ui/icons.ts';
import { toFailure } from '../../app/office-failure.ts';
import { type ContentDraft, type ContentPlan, content } from '../../app/queries/content-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { CalendarClock, Pencil } from '../../ui/content/content-icons.ts';
import { JalaliTime } from '../../ui/jalali-time.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AsideSection } from './aside-section.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';
import { useThingDeed } from './use-thing-deed.ts';

/** What is to happen later, and what did not: a failed plan stays with its reason. */
export const PlanSection = ({ draft, editor }: { draft: ContentDraft; editor: ContentDraftForm }) => {
  const { kind, id, plans } = draft;
  const [changed, setChanged] = useState<ContentPlan>();
  const mayPlan = useMay('content.publish');
  const cancel = useThingDeed(
    { kind, id },
    (planId: number) => content.cancelPlan({ kind, id, planId }),
    () => showToast(planTexts.cancelled),
  );
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
                {planTexts.actions[plan.action]} <JalaliTime at={plan.dueAt} />
              </span>
              {plan.state === 'waiting' && mayPlan && (
                <>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={planTexts.change}
                    onClick={() => setChanged(plan)}
                  >
                    <Pencil size={16} />
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={planTexts.cancel}
                    onClick={() =>
                      cancel.mutate(plan.id, {
                        onError: (thrown) => showToast(toFailure(thrown).message, { tone: 'danger' }),
                      })
                    }
                  >
                    <X size={16} />
                  </button>
                </>
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
