import { useCallback } from 'react';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { intakeTexts } from '#web/texts/office/repair-moves.ts';
import type { RepairFile } from '../../app/queries/repair-queries.ts';
import { type UploadWatch, uploadFile } from '../../app/upload-file.ts';
import { UploadLine } from '../fields/upload-line.tsx';
import { useUploads } from '../fields/use-uploads.ts';
import { PhotoInput } from './photo-input.tsx';
import { useRepairUpdates } from './use-move-action.ts';

const mostPhotos = 10;

/** Photos of a device as it came: those that are there, and new ones from the camera or a file, each on its own. */
export const IntakePhotos = ({ file, title }: { file: RepairFile; title: string }) => {
  const traceNumber = file.request.fCode;
  const tell = useRepairUpdates();
  const send = useCallback(
    (photo: File, watch: UploadWatch) => uploadFile(`/repairs/${traceNumber}/photos`, photo, watch),
    [traceNumber],
  );
  const { uploads, add, remove, retry } = useUploads(send, () => void tell());
  const isFull = file.photos.length >= mostPhotos;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3>{title}</h3>
      {file.photos.length > 0 && (
        <ul className="photo-grid">
          {file.photos.map(({ id, width, height }, at) => {
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
              </li>
            );
          })}
        </ul>
      )}
      {!isFull && (
        <div className="flex flex-wrap gap-2">
          <PhotoInput label={intakeTexts.takePhoto} isCamera onFiles={add} />
          <PhotoInput label={intakeTexts.choosePhoto} onFiles={add} />
        </div>
      )}
      <p className="text-fine text-ink-soft">{intakeTexts.photosHint}</p>
      {uploads.length > 0 && (
        <ul className="panel">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRemove={() => remove(upload.id)}
              onRetry={() => retry(upload.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
