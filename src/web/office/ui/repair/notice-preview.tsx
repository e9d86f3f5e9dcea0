import type { UseQueryResult } from '@tanstack/react-query';
import { type NoSmsReason, noSmsTexts } from '#contract/office/no-sms-reasons.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { LoadFailure } from '../list/list-frame.tsx';

/** The receiver and the exact text of an SMS, as `previewRepairNotice` gives them. */
export const NoticePreview = ({
  query,
}: {
  query: UseQueryResult<{
    mobile: string | null;
    noSmsReason: NoSmsReason | null;
    text: string | null;
    isSummed: boolean;
  }>;
}) => {
  if (!query.data) {
    return query.isError ? (
      <LoadFailure query={query} />
    ) : (
      <p role="status" className="text-fine text-ink-soft">
        {moveDialogTexts.previewing}
      </p>
    );
  }
  const { mobile, noSmsReason, text, isSummed } = query.data;
  if (noSmsReason) return <Note tone="warning">{noSmsTexts[noSmsReason]}</Note>;
  return (
    <section aria-label={moveDialogTexts.sms} className="grid gap-1">
      <p className="text-fine text-ink-soft">
        {moveDialogTexts.receiver}: <PhoneText className="font-semibold text-ink">{mobile ?? ''}</PhoneText>
      </p>
      {isSummed ? (
        <Note>{moveDialogTexts.summed}</Note>
      ) : (
        <p className="sms-bubble" data-sms>
          {text}
        </p>
      )}
    </section>
  );
};
