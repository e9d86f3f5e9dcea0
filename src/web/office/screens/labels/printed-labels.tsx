import { labelPrintTexts } from '#web/texts/office/labels.ts';
import { PrintedPaper } from '#web/ui/papers/printed-paper.tsx';
import type { DeviceLabel } from '../../app/queries/device-queries.ts';
import { LabelCard } from './label-card.tsx';
import sheetPage from './page-sheet.css?url';
import singlePage from './page-single.css?url';

const onASheet = 24;

/** The labels on their paper, printed as soon as they are there. */
export const PrintedLabels = ({
  labels,
  size,
  onDone,
}: {
  labels: readonly DeviceLabel[];
  size: 'single' | 'sheet';
  onDone: () => void;
}) => (
  <PrintedPaper
    title={labelPrintTexts.title}
    size={{ page: size === 'sheet' ? sheetPage : singlePage }}
    onDone={onDone}
  >
    {size === 'single'
      ? labels.map((label) => <LabelCard key={label.serialNumber} label={label} />)
      : toSheets(labels).map((sheet) => (
          <div key={sheet[0]?.serialNumber} className="label-sheet">
            {sheet.map((label) => (
              <LabelCard key={label.serialNumber} label={label} />
            ))}
          </div>
        ))}
  </PrintedPaper>
);

const toSheets = (labels: readonly DeviceLabel[]): DeviceLabel[][] =>
  Array.from({ length: Math.ceil(labels.length / onASheet) }, (_, at) =>
    labels.slice(at * onASheet, (at + 1) * onASheet),
  );
