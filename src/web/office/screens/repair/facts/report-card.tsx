import { Link } from 'react-router';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { releasedReportTexts } from '#web/texts/service-report.ts';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { May } from '../../../ui/may.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** How the repair ended by its released report, and the way to the report. */
export const ReportCard = ({ details: { request } }: { details: RequestDetails }) => (
  <May permission="servicereports.read">
    <Panel title={releasedReportTexts.title}>
      {request.report && (
        <p className="mb-1">
          <strong>{releasedReportTexts.results[request.report.result]}</strong>
          <ClampedText className="clamp-2 text-fine text-ink-soft">{request.report.work}</ClampedText>
        </p>
      )}
      <Link to={`/repairs/${request.fCode}/report`} className="text-link">
        {request.report ? requestPageTexts.report : requestPageTexts.noReport}
      </Link>
    </Panel>
  </May>
);
