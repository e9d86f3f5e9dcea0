import { intakeTexts } from '#web/texts/office/repair-moves.ts';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';
import { RequestPhotos } from './request-photos.tsx';
import { useRefreshRepairs } from './use-refresh-repairs.ts';

/** Photos of a device as it came. */
export const IntakePhotos = ({ details, title }: { details: RequestDetails; title: string }) => {
  const traceNumber = details.request.fCode;
  return (
    <section aria-label={title} className="grid gap-2">
      <h3>{title}</h3>
      <RequestPhotos
        traceNumber={traceNumber}
        photos={details.photos}
        hint={intakeTexts.photosHint}
        uploadPath={`/repairs/${traceNumber}/photos`}
        onSent={useRefreshRepairs()}
      />
    </section>
  );
};
