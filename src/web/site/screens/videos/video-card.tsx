import { commonTexts } from '#web/texts/site-wide.ts';
import { Play } from '#web/ui/icons.ts';

const PlayMark = () => (
  <span aria-hidden="true" className="absolute inset-0 flex items-center justify-center">
    <span className="play-mark flex size-14 items-center justify-center rounded-full bg-panel-deep/80 text-on-panel">
      <Play size={24} className="fill-current" />
    </span>
  </span>
);

/** How a video's card differs from an article's. */
export const videoCardProps = { action: commonTexts.watch, isButton: true, overlay: <PlayMark /> };
