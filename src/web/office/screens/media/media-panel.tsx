import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { libraryTexts } from '#web/texts/office/media.ts';
import { X } from '#web/ui/icons.ts';
import { mediaQueries } from '../../app/queries/media-queries.ts';
import { MediaThumb } from '../../ui/media/media-thumb.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { AltForm } from './alt-form.tsx';
import { ChangeFile } from './change-file.tsx';
import { DeleteFile } from './delete-file.tsx';
import { FileFacts } from './file-facts.tsx';
import { FileUses } from './file-uses.tsx';
import { PosterSection } from './poster-section.tsx';

/** Everything about one file, beside the grid: what it is, its alternative text, where it is used, deleting it. */
const MediaPanel = ({
  id,
  onOpen,
  onClose,
}: {
  id: number;
  onOpen: (id: number) => void;
  onClose: () => void;
}) => {
  const query = useQuery(mediaQueries.one(id));
  const panel = useRef<HTMLElement>(null);
  // On a phone the panel covers the grid, which is hidden below it; whoever opened it continues inside. The tile is
  // remembered before the next frame, when what is hidden loses the focus.
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      className="media-panel"
      aria-label={libraryTexts.details}
      onKeyDown={(event) => {
        if (isOwnEscape(event)) onClose();
      }}
    >
      <button
        type="button"
        className="icon-button media-panel-close"
        aria-label={libraryTexts.close}
        onClick={onClose}
      >
        <X size={20} />
      </button>
      <QueryFrame
        query={query}
        skeletonClass="h-96"
        missing={<p className="px-4 py-8 text-ink-soft">{libraryTexts.missing}</p>}
      >
        {(file) => (
          <>
            {file.kind === 'video' ? (
              // biome-ignore lint/a11y/useMediaCaption: the library holds the film as it came; captions are part of it
              <video
                className="media-panel-picture"
                src={file.address}
                poster={file.poster ?? undefined}
                controls
                preload="metadata"
              />
            ) : (
              <MediaThumb
                file={{ ...file, addressLow: file.address }}
                width={640}
                className="media-panel-picture"
              />
            )}
            <FileFacts file={file} />
            <ChangeFile file={file} onOpen={onOpen} />
            {file.kind === 'video' && <PosterSection file={file} />}
            <AltForm file={file} />
            <FileUses uses={file.uses} />
            <DeleteFile file={file} onDone={onClose} />
          </>
        )}
      </QueryFrame>
    </aside>
  );
};

/** Escape in a window that was opened from here closes that window alone. */
const isOwnEscape = ({ key, target, currentTarget }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest('dialog') === null;

export default MediaPanel;
