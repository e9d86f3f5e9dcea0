import { useQuery } from '@tanstack/react-query';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { reportQueries } from '../../app/queries/report-queries.ts';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OpenTable } from './open-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';

/** Open requests by status and age. */
export const OpenPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.open(span));
  const { from, to } = span;
  const hint =
    from && to
      ? texts.openRegistered(texts.span(formatJalaliDate(from), formatJalaliDate(to)))
      : texts.openHint;
  return (
    <Panel title={texts.openTitle} hint={hint} tools={<ReportExport report="open" span={span} />}>
      <ReportFrame query={report}>
        {(data) =>
          data.total === 0 ? (
            <ListEmptyState title={texts.nothingOpen} />
          ) : (
            <OpenTable rows={data.rows} span={span} />
          )
        }
      </ReportFrame>
    </Panel>
  );
};
