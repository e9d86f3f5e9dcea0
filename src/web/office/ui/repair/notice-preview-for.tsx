import { useQuery } from '@tanstack/react-query';
import { storyTexts } from '#web/texts/office/request.ts';
import { type NoticeOptions, repairQueries } from '../../app/queries/repair-queries.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { NoticePreview } from './notice-preview.tsx';
import { countSegments } from './sms-size.rules.ts';

/** Shows the SMS that the server would send and to whom, character for character, with its length. */
export const NoticePreviewFor = ({
  traceNumber,
  options,
}: {
  traceNumber: string;
  options: NoticeOptions;
}) => {
  const query = useQuery(repairQueries.preview({ traceNumber, ...useDebouncedValue(options) }));
  const size = query.data?.text ? countSegments(query.data.text) : undefined;
  return (
    <div className="grid gap-1">
      <NoticePreview query={query} />
      {size && <p className="text-fine text-ink-soft">{storyTexts.size(size.letters, size.segments)}</p>}
    </div>
  );
};
