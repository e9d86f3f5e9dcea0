import { storyTexts } from '#web/texts/office/request.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { FileText, MapPinPen, MessageCircle, MessageSquarePlus } from '#web/ui/icons.ts';
import type { RequestDetails, TimelineLine } from '../../../app/queries/repair-queries.ts';
import { InternalPanel } from '../../../ui/internal-panel.tsx';
import { Lock } from '../../../ui/office-icons.ts';
import { StatusCircle } from '../../../ui/status-circle.tsx';
import { findFigure } from './find-figure.ts';
import { SmsState } from './sms-state.tsx';

/** One line of the story: what happened, who did it and when. */
export const StoryLine = ({
  line,
  details,
  onSendAgain,
}: {
  line: TimelineLine;
  details: RequestDetails;
  onSendAgain: () => void;
}) => {
  const figure = findFigure(line, details);
  return (
    <li className="story-line" data-kind={line.kind}>
      <span className="story-mark" aria-hidden="true">
        <StoryMark line={line} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{line.title}</span>
          <span className="text-fine text-ink-soft">{line.by}</span>
          <span className="ms-auto text-fine text-ink-soft">
            <DateText at={line.at} form="moment" />
          </span>
        </p>
        {figure && <p className="text-small text-ink-soft">{figure}</p>}
        {line.sms ? <SmsState line={line} onSendAgain={onSendAgain} /> : <StoryText line={line} />}
      </div>
    </li>
  );
};

const StoryText = ({ line: { text, kind } }: { line: TimelineLine }) => {
  if (text === '') return null;
  const words = (
    <p dir="auto" className="whitespace-pre-wrap break-words [unicode-bidi:isolate]">
      {text}
    </p>
  );
  return kind === 'internal-note' ? (
    <InternalPanel label={storyTexts.internal} className="mt-1">
      {words}
    </InternalPanel>
  ) : (
    words
  );
};

const StoryMark = ({ line: { kind, statusId } }: { line: TimelineLine }) => {
  if (kind === 'status' && statusId !== null) return <StatusCircle status={statusId} />;
  if (kind === 'internal-note') return <Lock size={16} className="text-warning" />;
  if (kind === 'sms' || kind === 'code') return <MessageCircle size={16} />;
  if (kind === 'estimate' || kind === 'estimate-answer') return <FileText size={16} />;
  if (kind === 'address') return <MapPinPen size={16} />;
  return <MessageSquarePlus size={16} />;
};
