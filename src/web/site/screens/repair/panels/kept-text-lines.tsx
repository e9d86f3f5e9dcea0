import { requestFormTexts } from '#web/texts/repair-device-view.ts';
import type { KeptText } from './use-kept-text.ts';

/** What became of a text: found again, or set aside by a failed save and one press away. */
export const KeptTextLines = ({ work }: { work: KeptText }) => {
  if (work.hasSetAside) {
    return (
      <UnsavedWorkLine
        text={requestFormTexts.unsavedLost}
        action={requestFormTexts.unsavedRestore}
        onAction={work.restore}
      />
    );
  }
  if (!work.isRecalled) return null;
  return (
    <UnsavedWorkLine
      text={requestFormTexts.unsavedKept}
      action={requestFormTexts.unsavedClear}
      onAction={work.forget}
    />
  );
};

const UnsavedWorkLine = ({
  text,
  action,
  onAction,
}: {
  text: string;
  action: string;
  onAction: () => void;
}) => (
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
