import { lazy, Suspense, useRef, useState } from 'react';
import { storyTexts } from '#web/texts/office/request.ts';
import { Count } from '#web/ui/figures/count.tsx';
import { useScreenKeys } from '../../../app/keys/use-screen-keys.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { useMay } from '../../../app/session/use-session.ts';
import { SegmentedButtons } from '../../../ui/segmented-buttons.tsx';
import type { OpenAction } from '../moves/open-action.ts';
import { filterStory, type StoryFilter, storyFilters } from './story.rules.ts';
import { StoryLine } from './story-line.tsx';

// Read first: what forms are made of comes after the story.
const NoteForms = lazy(() => import('./note-forms.tsx'));

/** Everything that happened, oldest first, and the two ways of writing into it. */
export const StoryPanel = ({
  details,
  onOpen,
}: {
  details: RequestDetails;
  onOpen: (action: OpenAction) => void;
}) => {
  const [filter, setFilter] = useState<StoryFilter>('all');
  const mayNote = useMay('repairs.note');
  const lines = filterStory(details.timeline, filter);
  const panel = useRef<HTMLElement>(null);
  const writeNote = () => panel.current?.querySelector('textarea')?.focus();
  useScreenKeys({ KeyN: writeNote });
  return (
    <section ref={panel} className="panel request-story" aria-label={storyTexts.title}>
      <header className="panel-head">
        <h2>{storyTexts.title}</h2>
        <SegmentedButtons
          className="ms-auto"
          label={storyTexts.filter}
          values={storyFilters}
          chosen={filter}
          onChoose={setFilter}
        >
          {(one) => (
            <>
              {storyTexts.filters[one]}
              {one !== 'all' && (
                <Count className="text-ink-faint">{filterStory(details.timeline, one).length}</Count>
              )}
            </>
          )}
        </SegmentedButtons>
      </header>
      {lines.length === 0 ? (
        <p className="p-4 text-small text-ink-soft">{storyTexts.none}</p>
      ) : (
        <ol className="story">
          {lines.map((line) => (
            <StoryLine
              key={line.key}
              line={line}
              details={details}
              onSendAgain={() => onOpen({ kind: 'send-again', message: line })}
            />
          ))}
        </ol>
      )}
      {mayNote && (
        <Suspense>
          <NoteForms details={details} />
        </Suspense>
      )}
    </section>
  );
};
