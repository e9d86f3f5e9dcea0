import type { RepairRequest } from '#contract/repair/entities.ts';
import { readStepCaption } from '#contract/repair/steps.ts';
import { stepTexts } from '#web/texts/repair.ts';
import { usePortal } from '../state/portal-context.ts';

/** Shown on any step but the current one, with a link back. */
export const PastStepNote = ({ request }: { request: RepairRequest | undefined }) => {
  const { chosen, actions } = usePortal();
  if (!chosen.isLookingBack || chosen.shownStep === undefined) return null;
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-line bg-sunken px-4 text-small">
      <p className="py-2">{stepTexts.looking(readStepCaption(chosen.shownStep, request?.repairInPlace))}</p>
      <button type="button" className="text-link" onClick={actions.openCurrent}>
        {stepTexts.toCurrent}
      </button>
    </div>
  );
};
