import { useState } from 'react';
import { importScreenTexts } from '#web/texts/office/import.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import type { ImportKind } from '../../app/queries/import-queries.ts';
import { LabelsLink } from '../../ui/device/labels-link.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { UploadField } from '../../ui/fields/upload-field.tsx';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { SegmentedButtons } from '../../ui/segmented-buttons.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportResult } from './import-result.tsx';
import { importColumns, saveTemplate } from './save-template.ts';
import { useImport } from './use-import.ts';

const kinds = ['devices', 'centres'] as const;

/** Many devices or centres from one file: a dry run first, then all of it or nothing. */
export const Component = () => {
  const [kind, setKind] = useState<ImportKind>('devices');
  const [reason, setReason] = useState('');
  const { step, failure, dryRun, store, reset } = useImport(kind);
  const chooseAnother = () => {
    setReason('');
    reset();
  };
  return (
    <div className="grid max-w-4xl gap-4">
      <ScreenHead title={importScreenTexts.title} />
      <p className="text-ink-soft">{importScreenTexts.intro}</p>
      {step.kind === 'choosing' && (
        <>
          <SegmentedButtons
            className="justify-self-start"
            label={importScreenTexts.kind}
            values={kinds}
            chosen={kind}
            onChoose={setKind}
          >
            {(one) => importScreenTexts.kinds[one]}
          </SegmentedButtons>
          <UploadField
            label={importScreenTexts.file}
            hint={importScreenTexts.fileHint}
            accept=".csv,.xlsx,text/csv"
            onFile={(file) => void dryRun(file)}
          />
          <p className="text-fine text-ink-soft">{importScreenTexts.columns(importColumns[kind])}</p>
          <Button className="justify-self-start" onClick={() => saveTemplate(kind)}>
            <Download size={18} />
            {importScreenTexts.template}
          </Button>
        </>
      )}
      <FailureNote failure={failure} />
      {(step.kind === 'sending' || step.kind === 'storing') && (
        <ImportProgress part={step.part} isStoring={step.kind === 'storing'} />
      )}
      {step.kind === 'unknownColumns' && (
        <div className="flex flex-wrap gap-2">
          <Button variant="accent" onClick={() => void dryRun(step.file, { skipUnknown: '1' })}>
            {importScreenTexts.skipUnknown}
          </Button>
          <Button onClick={chooseAnother}>{importScreenTexts.another}</Button>
        </div>
      )}
      {step.kind === 'found' && (
        <ImportResult
          kind={kind}
          report={step.report}
          reason={reason}
          onReason={setReason}
          onStore={() => void store(reason.trim())}
          onReset={chooseAnother}
        />
      )}
      {step.kind === 'done' && (
        <>
          <Note tone="success" role="status">
            {importScreenTexts.stored(step.report.counts.new + step.report.counts.changed)}
          </Note>
          <div className="flex flex-wrap gap-2">
            {step.report.serials && (
              <May permission="devices.label">
                <LabelsLink serials={step.report.serials}>{importScreenTexts.labels}</LabelsLink>
              </May>
            )}
            <Button onClick={chooseAnother}>{importScreenTexts.another}</Button>
          </div>
        </>
      )}
    </div>
  );
};
