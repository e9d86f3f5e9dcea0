import { useState } from 'react';
import { serviceReportTexts as texts } from '#web/texts/office/service-report.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

/** A manager says why a report is released with readings outside their limits. */
const OverrideDialog = ({
  version,
  onRelease,
  onClose,
}: {
  version: number;
  onRelease: (reason: string) => Promise<unknown>;
  onClose: () => void;
}) => {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={texts.overrideTitle}
      confirm={texts.release(version)}
      isDisabled={reason.trim().length < 2}
      onConfirm={() => onRelease(reason)}
      onClose={onClose}
    >
      <TextField
        label={texts.overrideReason}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
};

export default OverrideDialog;
