import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { WorkReturnChip } from '../../ui/repair/work-return-chip.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { EstimateLink } from './estimate-link.tsx';
import { ReportView } from './report-view.tsx';
import './service-report.css';

/** The service report of one request: one column at the bench, draft and versions side by side at a desk. */
export const Component = () => {
  const traceNumber = useParams().traceNumber ?? '';
  const report = useQuery(serviceReportQueries.one(traceNumber));
  const mayReadRequest = useMay('repairs.read');
  const list = mayReadRequest ? officeMenuTexts.repairs : officeMenuTexts.bench;
  const listPath = mayReadRequest ? '/repairs' : '/bench';
  return (
    <>
      <ScreenHead
        title={texts.title}
        above={
          <nav aria-label={list} className="flex flex-wrap items-center gap-2">
            <Link to={listPath} className="text-link">
              {list}
            </Link>
            <span aria-hidden="true">›</span>
            <Link to={`${listPath}/${traceNumber}`} className="text-link">
              <Code>{traceNumber}</Code>
            </Link>
          </nav>
        }
        beside={
          report.data && (
            <>
              <bdi>{report.data.productName}</bdi>
              {report.data.isWorkReturn && <WorkReturnChip />}
            </>
          )
        }
      >
        {report.data && <EstimateLink traceNumber={traceNumber} report={report.data} />}
      </ScreenHead>
      <QueryFrame query={report} skeletonClass="h-96" missing={<NotFound to={listPath} list={list} />}>
        {(shown) => <ReportView key={traceNumber} traceNumber={traceNumber} report={shown} />}
      </QueryFrame>
    </>
  );
};
