import { useState } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { Download } from '#web/ui/icons.ts';
import { toFailure } from '../../app/office-failure.ts';
import { MenuButton } from '../menu-button.tsx';
import { showToast } from '../toast-store.ts';

type ExportFormat = 'csv' | 'xlsx';

/**
 * Takes the rows of the current filter out as a file. `onExport` fetches the file.
 *
 * @example <ExportMenu onExport={(format) => downloadFile('/audit/export', { ...search, format })} />
 */
export const ExportMenu = ({
  onExport,
  isIconOnly = false,
}: {
  onExport: (format: ExportFormat) => Promise<unknown>;
  isIconOnly?: boolean;
}) => {
  const [isBusy, setBusy] = useState(false);
  const run = async (format: ExportFormat) => {
    setBusy(true);
    try {
      await onExport(format);
    } catch (thrown) {
      showToast(`${officeListTexts.exportFailed} ${toFailure(thrown).message}`, { tone: 'danger' });
    }
    setBusy(false);
  };
  return (
    <MenuButton
      label={isBusy ? officeListTexts.exporting : officeListTexts.export}
      icon={<Download size={18} />}
      isIconOnly={isIconOnly}
      isBusy={isBusy}
      items={[
        { label: officeListTexts.exportCsv, onSelect: () => void run('csv') },
        { label: officeListTexts.exportXlsx, onSelect: () => void run('xlsx') },
      ]}
    />
  );
};
