import { downloadFile } from '../../app/download-file.ts';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { May } from '../../ui/may.tsx';
import type { ReportFile } from './report-file.ts';
import type { Span } from './report-span.rules.ts';

/** The rows of one report as a file. */
export const ReportExport = ({ file, span }: { file: ReportFile; span: Span }) => (
  <May permission={file.permission}>
    <ExportMenu onExport={(format) => downloadFile(file.path, { ...span, format })} />
  </May>
);
