import { useEffect, useState } from 'react';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Note } from '#web/ui/note.tsx';
import { type MediaDetails, type MediaFile, uploadMedia } from '../../app/queries/media-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { captureFrames, type Frame } from './capture-frames.ts';

const clockOf = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return toPersianDigits(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`);
};

/** Some frames of a film; the chosen one goes to the library as a picture. */
export const FrameDialog = ({
  file,
  onChoose,
  onClose,
}: {
  file: MediaDetails;
  onChoose: (picture: MediaFile) => void;
  onClose: () => void;
}) => {
  const [frames, setFrames] = useState<readonly Frame[]>();
  const [hasFailed, setFailed] = useState(false);
  const upload = useAction(
    ({ picture, seconds }: Frame, { idempotencyKey: key }) => {
      const name = `${libraryTexts.frameName(file.name, clockOf(seconds))}.jpg`;
      return uploadMedia(new File([picture], name, { type: 'image/jpeg' }), { key });
    },
    { onSuccess: onChoose },
  );

  useEffect(() => {
    const stop = new AbortController();
    let taken: readonly Frame[] = [];
    captureFrames(file.address, stop.signal)
      .then((found) => {
        taken = found;
        setFrames(found);
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true);
      });
    return () => {
      stop.abort();
      for (const { preview } of taken) URL.revokeObjectURL(preview);
    };
  }, [file.address]);

  return (
    <Dialog title={libraryTexts.framesTitle} isWide onClose={upload.isPending ? undefined : onClose}>
      {hasFailed && (
        <Note tone="danger" role="alert">
          {libraryTexts.framesFailed}
        </Note>
      )}
      <FailureNote failure={upload.error} />
      {!frames && !hasFailed && (
        <div className="skeleton h-48" aria-busy="true">
          <span className="sr-only">{libraryTexts.framesComing}</span>
        </div>
      )}
      <ul className="media-grid">
        {frames?.map((frame) => (
          <li key={frame.seconds}>
            <button
              type="button"
              className="media-tile"
              disabled={upload.isPending}
              onClick={() => upload.mutate(frame)}
            >
              <span className="media-thumb w-full">
                <img src={frame.preview} alt="" />
              </span>
              <span className="text-small font-semibold">{libraryTexts.frameAt(clockOf(frame.seconds))}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
