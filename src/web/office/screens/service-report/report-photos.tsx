import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { intakeTexts } from '#web/texts/office/repair-moves.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import {
  type ServiceReport,
  serviceReportQueries,
  serviceReports,
} from '../../app/queries/service-report-queries.ts';
import { type UploadWatch, uploadFile } from '../../app/upload-file.ts';
import { useAction } from '../../app/use-action.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { UploadLine } from '../../ui/fields/upload-line.tsx';
import { useUploads } from '../../ui/fields/use-uploads.ts';
import { PhotoInput } from '../../ui/repair/photo-input.tsx';

const mostPhotos = 10;

/** Photos of the work, from the camera or a file, each sent on its own; the customer sees those that are marked. */
export const ReportPhotos = ({ traceNumber, report }: { traceNumber: string; report: ServiceReport }) => {
  const cache = useQueryClient();
  const { queryKey } = serviceReportQueries.one(traceNumber);
  // The form keeps what is being written; only the list of photos is taken.
  const take = ({ photos }: ServiceReport) =>
    cache.setQueryData(queryKey, (now) => (now ? { ...now, photos } : now));
  const send = useCallback(
    (photo: File, watch: UploadWatch) =>
      uploadFile(`/repairs/${traceNumber}/service-report/photos`, photo, watch),
    [traceNumber],
  );
  const read = async () => take(await serviceReports.getServiceReport({ traceNumber }));
  const { uploads, add, remove, retry } = useUploads(send, () => void read());
  const mark = useAction(serviceReports.markReportPhoto, { onSuccess: take });
  return (
    <section aria-label={texts.photos} className="report-section">
      <h3 className="font-semibold">{texts.photos}</h3>
      {report.photos.length > 0 && (
        <ul className="photo-grid">
          {report.photos.map(({ id, width, height, isForCustomer }, at) => {
            const address = `${officeBasePath}/repairs/${traceNumber}/photos/${id}`;
            return (
              <li key={id}>
                <a href={address} target="_blank" rel="noreferrer">
                  <img {...{ src: address, width, height }} alt={intakeTexts.photo(at + 1)} loading="lazy" />
                </a>
                <label className="mt-1 flex items-center gap-2 text-fine">
                  <input
                    type="checkbox"
                    className="check"
                    checked={isForCustomer}
                    onChange={({ target }) => mark.mutate({ traceNumber, id, isForCustomer: target.checked })}
                  />
                  {texts.forCustomer}
                </label>
              </li>
            );
          })}
        </ul>
      )}
      {report.photos.length < mostPhotos && (
        <div className="flex flex-wrap gap-2">
          <PhotoInput label={intakeTexts.takePhoto} isCamera onFiles={add} />
          <PhotoInput label={intakeTexts.choosePhoto} onFiles={add} />
        </div>
      )}
      <p className="text-fine text-ink-soft">{texts.photosHint}</p>
      <FailureNote failure={mark.error ?? undefined} />
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
