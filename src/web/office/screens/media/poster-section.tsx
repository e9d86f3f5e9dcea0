import { useState } from 'react';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Button } from '#web/ui/button.tsx';
import { type MediaDetails, mediaClient, mediaQueries } from '../../app/queries/media-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { May } from '../../ui/may.tsx';
import MediaChooser from '../../ui/media/media-chooser.tsx';
import { MediaThumb } from '../../ui/media/media-thumb.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { FrameDialog } from './frame-dialog.tsx';

/** The picture a film shows before it plays: one of its frames, or a picture of the library. */
export const PosterSection = ({ file }: { file: MediaDetails }) => {
  const [question, setQuestion] = useState<'frames' | 'library'>();
  const refresh = useRefresh(mediaQueries.all);
  const close = () => setQuestion(undefined);
  const update = useAction(mediaClient.updateMedia, {
    onSuccess: async () => {
      showToast(libraryTexts.posterSaved);
      await refresh();
    },
    onError: showFailure,
  });
  const put = (poster: string | null) => {
    close();
    update.mutate({ id: file.id, poster });
  };
  return (
    <section className="media-panel-part">
      <h2 className="mb-2">{libraryTexts.poster}</h2>
      {file.poster && <MediaThumb file={{ address: file.poster, kind: 'picture' }} className="mb-2 w-40" />}
      <May permission="media.write">
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setQuestion('frames')}>
            {libraryTexts.posterFromFrames}
          </Button>
          <Button size="small" onClick={() => setQuestion('library')}>
            {libraryTexts.posterFromLibrary}
          </Button>
          {file.poster && (
            <Button variant="plain" size="small" onClick={() => put(null)}>
              {libraryTexts.posterRemove}
            </Button>
          )}
        </div>
      </May>
      {question === 'library' && (
        <MediaChooser
          kind="picture"
          title={libraryTexts.poster}
          onChoose={([picture]) => put(picture?.address ?? null)}
          onClose={close}
        />
      )}
      {question === 'frames' && (
        <FrameDialog file={file} onChoose={(picture) => put(picture.address)} onClose={close} />
      )}
    </section>
  );
};
