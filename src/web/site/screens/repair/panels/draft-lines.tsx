import { requestFormTexts } from '#web/texts/repair-device-view.ts';
import type { Draft } from './use-draft.ts';

/** What became of a text: found again, or laid aside by a failed save and one press away. */
export const DraftLines = ({ draft }: { draft: Draft }) => {
  if (draft.hasLaidAside) {
    return (
      <DraftLine
        text={requestFormTexts.draftLost}
        action={requestFormTexts.draftRestore}
        onAction={draft.takeUp}
      />
    );
  }
  if (!draft.isRecalled) return null;
  return (
    <DraftLine
      text={requestFormTexts.draftKept}
      action={requestFormTexts.draftClear}
      onAction={draft.forget}
    />
  );
};

const DraftLine = ({ text, action, onAction }: { text: string; action: string; onAction: () => void }) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-brand-soft px-4 text-small"
  >
    <p className="py-2">{text}</p>
    <button type="button" className="text-link" onClick={onAction}>
      {action}
    </button>
  </div>
);
