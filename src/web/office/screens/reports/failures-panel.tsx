import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reportTexts } from '#contract/office/report-texts.ts';
import { formatNumber } from '#kernel/rial.ts';
import { formatTenth, reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DeviceName } from '#web/ui/figures/device-name.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { type FailuresReport, reportQueries } from '../../app/queries/report-queries.ts';
import { ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { ReportExport } from './report-export.tsx';
import { ReportFrame } from './report-frame.tsx';
import type { Span } from './report-span.rules.ts';
import { ShareBar } from './share-bar.tsx';

const maxProducts = 8;
const { heads } = reportTexts;

/** Products that fail most, and serials that came again and again. */
export const FailuresPanel = ({ span }: { span: Span }) => {
  const report = useQuery(reportQueries.failures(span));
  return (
    <ChartPanel
      title={texts.failuresTitle}
      hint={texts.failuresHint}
      tools={<ReportExport report="failures" span={{ to: span.to }} />}
      picture={
        <ReportFrame query={report}>
          {({ products }) =>
            products.length === 0 ? (
              <ListEmptyState title={texts.noFailures} />
            ) : (
              <ProductBars products={products.slice(0, maxProducts)} />
            )
          }
        </ReportFrame>
      }
      table={report.data && <FailureTables report={report.data} />}
    />
  );
};

const ProductBars = ({ products }: Pick<FailuresReport, 'products'>) => {
  const max = Math.max(1, ...products.map(({ per100 }) => per100));
  return (
    <ul className="grid gap-2">
      {products.map(({ productName, per100 }) => (
        <li
          key={productName}
          className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_3rem] items-center gap-3 text-small"
        >
          <DeviceName>{productName}</DeviceName>
          <ShareBar share={per100 / max} />
          <span>{formatTenth(per100)}</span>
        </li>
      ))}
    </ul>
  );
};

const FailureTables = ({ report: { products, serials } }: { report: FailuresReport }) => (
  <div className="grid gap-4">
    <FigureTable
      caption={texts.failuresTitle}
      heads={[heads.product, heads.sold, heads.repairs, heads.per100]}
      rows={products.map((row) => [
        <bdi key="name">
          <UnbrokenText>{row.productName}</UnbrokenText>
        </bdi>,
        formatNumber(row.sold),
        formatNumber(row.repairs),
        formatTenth(row.per100),
      ])}
    />
    <FigureTable
      caption={texts.serials}
      heads={[heads.serial, heads.product, heads.centre, heads.repairs, heads.mark]}
      rows={serials.map((row) => [
        <Link key="serial" to={`/repairs?q=${encodeURIComponent(row.serialNumber)}`}>
          <Code>{row.serialNumber}</Code>
        </Link>,
        <bdi key="product">
          <UnbrokenText>{row.productName}</UnbrokenText>
        </bdi>,
        <bdi key="centre">{row.centreName}</bdi>,
        formatNumber(row.repairs),
        row.isRepeated && (
          <span key="mark" className="chip chip-danger">
            {reportTexts.repeated}
          </span>
        ),
      ])}
    />
  </div>
);
