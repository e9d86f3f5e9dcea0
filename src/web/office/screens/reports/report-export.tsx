import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { downloadFile } from '../../app/download-file.ts';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { May } from '../../ui/may.tsx';
import type { Span } from './report-span.rules.ts';

type CompanyReport = InputOf<OfficeCalls['exportReport']>['name'];
type DeskReport = InputOf<OfficeCalls['exportDeskReport']>['name'];

const deskReports = { open: true, overdue: true, undelivered: true } satisfies Record<DeskReport, true>;

/** The rows of one report as a file. */
export const ReportExport = ({ report, span }: { report: CompanyReport | DeskReport; span: Span }) => {
  const isOfDesk = report in deskReports;
  const path = `/${isOfDesk ? 'desk-reports' : 'reports'}/${report}/export`;
  return (
    <May permission={isOfDesk ? 'reports.desk' : 'reports.export'}>
      <ExportMenu onExport={(format) => downloadFile(path, { ...span, format })} />
    </May>
  );
};
