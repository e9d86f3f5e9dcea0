import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { storyTexts } from '#web/texts/office/request.ts';
import { Note } from '#web/ui/note.tsx';
import { type NoticeWish, requestQueries } from '../../app/queries/request-queries.ts';
import { Code } from '../../ui/code.tsx';
import { countSegments } from './sms-size.rules.ts';
import { useSettled } from './use-settled.ts';

/** Who will be told what, character for character, before anything is done. */
export const NoticePreview = ({ traceNumber, wish }: { traceNumber: string; wish: NoticeWish }) => {
  const settled = useSettled(wish);
  const { data, isError } = useQuery({
    ...requestQueries.notice(traceNumber, settled),
    placeholderData: keepPreviousData,
  });
  if (isError) return <Note tone="warning">{storyTexts.previewFailed}</Note>;
  if (!data) return <div className="skeleton h-24" aria-busy="true" />;
  if (data.mobile === null || data.text === null) return <Note tone="warning">{storyTexts.noMobile}</Note>;
  const { letters, segments } = countSegments(data.text);
  return (
    <section aria-label={storyTexts.smsText} className="grid gap-1">
      <p className="flex flex-wrap justify-between gap-x-3 text-fine text-ink-soft">
        <span>
          {storyTexts.receiver}: <Code className="font-semibold text-ink">{data.mobile}</Code>
        </span>
        <span>{storyTexts.size(letters, segments)}</span>
      </p>
      <p className="sms-bubble">{data.text}</p>
    </section>
  );
};
