import { useState } from 'react';
import { labTexts } from '#web/texts/lab.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';
import { saveResponse } from '#web/ui/save-file.ts';
import { toCallOutcome } from '../portal-shared/call-outcome.ts';
import type { LabClient } from './lab-client.ts';

/** The whole list as a file. A link would show the server's refusal as bare JSON. */
export const LabExport = ({
  client,
  onFailure,
  onEnded,
}: {
  client: LabClient;
  onFailure: (text: string | undefined) => void;
  onEnded: () => void;
}) => {
  const [isExporting, setExporting] = useState(false);
  const exportList = async () => {
    if (isExporting) return;
    setExporting(true);
    const outcome = toCallOutcome(await client.labExport());
    if (outcome.kind === 'signed-out') return onEnded();
    if (outcome.kind === 'done') {
      const isSaved = await saveResponse(outcome.data).then(
        () => true,
        () => false,
      );
      onFailure(isSaved ? undefined : labTexts.failed);
    } else onFailure(outcome.kind === 'refused' ? outcome.text : labTexts.failed);
    setExporting(false);
  };
  return (
    <Button
      className="max-sm:hidden"
      aria-disabled={isExporting || undefined}
      onClick={() => void exportList()}
    >
      <Download size={18} />
      {labTexts.export}
    </Button>
  );
};
