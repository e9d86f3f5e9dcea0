import { useState } from 'react';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { planTexts } from '#web/texts/office/content-editor.ts';
import { Note } from '#web/ui/note.tsx';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import {
  type ContentDraft,
  type ContentPlan,
  contentClient,
  contentQueries,
} from '../../app/queries/content-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { JalaliDateField } from '../../ui/fields/jalali-date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useContentAction } from './use-content-action.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

type Action = ContentPlan['action'];

/** Publishing or hiding at a Jalali time of Tehran; or another time for what is planned already. */
export const PlanDialog = ({
  draft,
  editor,
  plan,
  onFaults,
  onClose,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  plan?: ContentPlan;
  /** The text cannot be published as it is: the dialog closes, and the form shows why. */
  onFaults?: (failure: OfficeFailure) => void;
  onClose: () => void;
}) => {
  const { kind, id } = draft;
  const [action, setAction] = useState<Action>(plan?.action ?? 'publish');
  const [at, setAt] = useState<string | null>(plan?.dueAt ?? null);
  const [fault, setFault] = useState<string>();
  const currentPlan = plan
    ? undefined
    : draft.plans.find((one) => one.state === 'waiting' && one.action === action);
  const refresh = useRefresh(contentQueries.draft({ kind, id }).queryKey);
  const save = useContentAction(
    { kind, id },
    (input: { action: Action; at: string; seenPlanId: number | null }, options) =>
      plan
        ? contentClient.changePlan({ kind, id, planId: plan.id, at: input.at }, options)
        : contentClient.planContent({ kind, id, ...input }, options),
    () => showToast(plan ? planTexts.changed : planTexts.saved),
  );
  const run = async () => {
    if (!at) return;
    setFault(undefined);
    try {
      await save.mutateAsync({ action, at, seenPlanId: currentPlan?.id ?? null });
    } catch (thrown) {
      const failure = toFailure(thrown);
      const { at: time, ...others } = failure.fields ?? {};
      if (time) setFault(time);
      // A colleague planned meanwhile: theirs is shown before anything is put in its place.
      if (failure.code === 'conflict') await refresh();
      else if (Object.keys(others).length > 0 && onFaults) {
        editor.reportFailure(failure);
        return onFaults(failure);
      }
      throw failure;
    }
  };
  const actions: readonly Action[] = draft.state === 'published' ? ['publish', 'hide'] : ['publish'];
  return (
    <ConfirmDialog
      title={plan ? planTexts.change : planTexts.title}
      confirm={planTexts.set}
      isDisabled={at === null}
      onConfirm={run}
      onClose={onClose}
    >
      {!plan && (
        <SelectField
          label={planTexts.action}
          options={actions.map((one) => ({ value: one, label: planTexts.actions[one] }))}
          value={action}
          onChange={({ target }) => setAction(target.value === 'hide' ? 'hide' : 'publish')}
        />
      )}
      {currentPlan && (
        <Note tone="warning">
          {planTexts.replaces(formatJalaliDateTime(currentPlan.dueAt))} {planTexts.by(currentPlan.by)}
        </Note>
      )}
      <JalaliDateField label={planTexts.at} hasTime value={at} onChange={setAt} error={fault} />
      {action === 'publish' && <Note>{planTexts.carries}</Note>}
    </ConfirmDialog>
  );
};
