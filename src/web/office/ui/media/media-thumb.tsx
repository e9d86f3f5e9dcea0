import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { CirclePlay, FileText } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { kindOfAddress, pictureAddress } from './picture-address.ts';

type Shown = Pick<MediaFile, 'address'> & Partial<Pick<MediaFile, 'kind' | 'addressLow' | 'poster'>>;

/** A file as a small picture: the picture itself, a video's poster, or the sign of a paper. Its name stands beside. */
export const MediaThumb = ({
  file: { address, addressLow, poster, kind = kindOfAddress(address) },
  width = 320,
  className,
}: {
  file: Shown;
  width?: number;
  className?: string;
}) => {
  const picture = kind === 'picture' ? (addressLow ?? address) : kind === 'video' ? poster : null;
  return (
    <span className={joinClasses('wells media-thumb', className)}>
      {picture && (
        // What is dragged is the tile, not a copy of the picture.
        <img src={pictureAddress(picture, width)} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
      {kind === 'pdf' && <FileText size={28} className="text-danger" />}
      {kind === 'video' && (
        <span className="media-thumb-play">
          <CirclePlay size={28} />
        </span>
      )}
    </span>
  );
};
