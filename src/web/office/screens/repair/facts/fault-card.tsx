import { requestPageTexts } from '#web/texts/office/request.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PhotoStrip } from './photo-strip.tsx';

/** What the customer says is wrong, in words and pictures, and what they said in the end. */
export const FaultCard = ({ details: { request } }: { details: RequestDetails }) => (
  <Panel title={requestPageTexts.fault}>
    <p dir="auto" className="whitespace-pre-wrap break-words [unicode-bidi:isolate]">
      {request.issueDescription}
    </p>
    <PhotoStrip
      traceNumber={request.fCode}
      folder="fault-photos"
      label={requestPageTexts.faultPhotos}
      photos={request.photos ?? []}
    />
    {request.survey && (
      <div className="mt-3">
        <h3 className="text-fine font-semibold text-ink-soft">{requestPageTexts.survey}</h3>
        {request.survey.rating !== null && <p>{requestPageTexts.stars(request.survey.rating)}</p>}
        <p dir="auto">{request.survey.text}</p>
      </div>
    )}
  </Panel>
);
