import { carouselTexts as texts } from '#web/texts/site-wide.ts';
import { ChevronLeft, ChevronRight, Pause, Play } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { CarouselState } from './use-carousel.ts';

const roundClasses =
  'carousel-control inline-flex size-11 items-center justify-center rounded-full border disabled:opacity-40';

/** Dots (or a counter when they would be many), pause, and previous and next: previous right, next left. */
export const CarouselControls = ({
  state,
  goOn,
  goBack,
  goTo,
  autoplay,
  maxDots,
  isOver,
}: {
  state: CarouselState;
  goOn: () => void;
  goBack: () => void;
  goTo: (at: number) => void;
  autoplay: { isAvailable: boolean; paused: boolean; toggle: () => void };
  maxDots: number;
  isOver: boolean;
}) => {
  const round = joinClasses(
    roundClasses,
    isOver
      ? 'border-on-panel/40 text-on-panel hover:bg-on-panel/15'
      : 'border-line-strong bg-surface text-ink hover:border-brand hover:bg-brand-soft',
  );
  return (
    <div
      className={joinClasses(
        'carousel-bar flex min-h-11 items-center gap-2',
        isOver ? 'carousel-over' : 'mt-5',
      )}
    >
      <Position state={state} goTo={goTo} maxDots={maxDots} isOver={isOver} />
      <div className={joinClasses('flex items-center gap-2', isOver ? 'ms-2' : 'ms-auto')}>
        {autoplay.isAvailable && (
          <button
            type="button"
            onClick={autoplay.toggle}
            aria-label={autoplay.paused ? texts.play : texts.pause}
            className={round}
          >
            {autoplay.paused ? <Play size={18} /> : <Pause size={18} />}
          </button>
        )}
        <button
          type="button"
          onClick={goBack}
          disabled={!state.canGoBack}
          aria-label={texts.previous}
          className={round}
        >
          <ChevronRight size={20} />
        </button>
        <button
          type="button"
          onClick={goOn}
          disabled={!state.canGoOn}
          aria-label={texts.next}
          className={round}
        >
          <ChevronLeft size={20} />
        </button>
      </div>
    </div>
  );
};

const Position = ({
  state,
  goTo,
  maxDots,
  isOver,
}: {
  state: CarouselState;
  goTo: (at: number) => void;
  maxDots: number;
  isOver: boolean;
}) => {
  if (state.snapCount > maxDots) {
    return (
      <p className="carousel-control text-fine text-ink-soft">
        {texts.position(state.selected + 1, state.snapCount)}
      </p>
    );
  }
  return (
    <div className={joinClasses('-ms-3 flex', isOver ? 'text-on-panel' : 'text-brand')}>
      {Array.from({ length: state.snapCount }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are places
          key={at}
          type="button"
          onClick={() => goTo(at)}
          aria-label={texts.goTo(at + 1)}
          aria-current={at === state.selected}
          className="carousel-control carousel-dot inline-flex min-h-11 min-w-11 items-center justify-center px-1"
        />
      ))}
    </div>
  );
};
