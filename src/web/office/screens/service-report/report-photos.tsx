import { useQueryClient } from '@tanstack/react-query';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import {
  type ServiceReport,
  serviceReportClient,
  serviceReportQueries,
} from '../../app/queries/service-report-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { RequestPhotos } from '../../ui/repair/request-photos.tsx';

/** Photos of the work; the customer sees those that are marked. */
const ReportPhotos = ({ traceNumber, report }: { traceNumber: string; report: ServiceReport }) => {
  const cache = useQueryClient();
  const { queryKey } = serviceReportQueries.one(traceNumber);
  // The form keeps what is being written; only the list of photos is taken.
  const take = ({ photos }: ServiceReport) =>
    cache.setQueryData(queryKey, (now) => (now ? { ...now, photos } : now));
  const mark = useAction(serviceReportClient.markReportPhoto, { onSuccess: take });
  return (
    <section aria-label={texts.photos} className="report-section">
      <h3 className="font-semibold">{texts.photos}</h3>
      <RequestPhotos
        traceNumber={traceNumber}
        photos={report.photos}
        hint={texts.photosHint}
        uploadPath={`/repairs/${traceNumber}/service-report/photos`}
        onSent={async () => take(await serviceReportClient.getServiceReport({ traceNumber }))}
        below={({ id, isForCustomer }) => (
          <label className="mt-1 flex items-center gap-2 text-fine">
            <input
              type="checkbox"
              className="check"
              checked={isForCustomer}
              onChange={({ target }) => mark.mutate({ traceNumber, id, isForCustomer: target.checked })}
            />
            {texts.forCustomer}
          </label>
        )}
      />
      <FailureNote failure={mark.error} />
    </section>
  );
};

export default ReportPhotos;
