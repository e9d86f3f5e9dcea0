import { Link } from 'react-router';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import type { ServiceReport } from '../../app/queries/service-report-queries.ts';
import { useMay } from '../../app/session/use-session.ts';

/** Opens the estimate with the report's parts as its lines. */
export const EstimateLink = ({ traceNumber, report }: { traceNumber: string; report: ServiceReport }) => {
  const mayBill = useMay('invoices.write');
  if (!mayBill || !report.mayEstimate || report.document.parts.length === 0) return null;
  return (
    <Link to={`/repairs/${traceNumber}/estimate#parts`} className={buttonClasses('quiet')}>
      {texts.toEstimate}
    </Link>
  );
};
