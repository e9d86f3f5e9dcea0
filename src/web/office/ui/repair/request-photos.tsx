import type { ReactNode } from 'react';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { deskPhotoLimits, photoTypes } from '#contract/repair/limits.ts';
import { intakeTexts } from '#web/texts/office/repair-moves.ts';
import { Images } from '#web/ui/icons.ts';
import { uploadFile } from '../../app/upload-file.ts';
import { FileButton } from '../fields/file-button.tsx';
import { UploadLine } from '../fields/upload-line.tsx';
import { useUploads } from '../fields/use-uploads.ts';
import { Camera } from '../office-icons.ts';
import { showFailure } from '../toast-store.ts';
import './request-photos.css';

const accept = photoTypes.join(',');

/** Photos of a request: those that are there, and new ones from the camera or a file, each sent on its own. */
export const RequestPhotos = <Photo extends { id: number; width: number; height: number }>({
  traceNumber,
  photos,
  uploadPath,
  hint,
  onSent,
  below,
}: {
  traceNumber: string;
  photos: readonly Photo[];
  uploadPath: string;
  hint: string;
  onSent: () => Promise<unknown>;
  /** Below each photo. */
  below?: (photo: Photo) => ReactNode;
}) => {
  const { uploads, add, remove, retry } = useUploads(
    (photo, options) => uploadFile(uploadPath, photo, options),
    () => onSent().catch(showFailure),
  );
  return (
    <>
      {photos.length > 0 && (
        <ul className="photo-grid">
          {photos.map((photo, at) => {
            const { id, width, height } = photo;
            const address = `${officeBasePath}/repairs/${traceNumber}/photos/${id}`;
            return (
              <li key={id}>
                <a href={address} target="_blank" rel="noreferrer">
                  <img
                    src={address}
                    width={width}
                    height={height}
                    alt={intakeTexts.photo(at + 1)}
                    loading="lazy"
                  />
                </a>
                {below?.(photo)}
              </li>
            );
          })}
        </ul>
      )}
      {photos.length < deskPhotoLimits.max && (
        <div className="flex flex-wrap gap-2">
          <FileButton
            icon={<Camera size={18} />}
            label={intakeTexts.takePhoto}
            size="small"
            accept={accept}
            capture="environment"
            onFiles={add}
          />
          <FileButton
            icon={<Images size={18} />}
            label={intakeTexts.choosePhoto}
            size="small"
            accept={accept}
            multiple
            onFiles={add}
          />
        </div>
      )}
      <p className="text-fine text-ink-soft">{hint}</p>
      {uploads.length > 0 && (
        <ul className="panel">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRemove={() => remove(upload.id)}
              {...(upload.canRetry && { onRetry: () => retry(upload.id) })}
            />
          ))}
        </ul>
      )}
    </>
  );
};
