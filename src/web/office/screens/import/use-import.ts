import { useState } from 'react';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { centreQueries } from '../../app/queries/centre-queries.ts';
import { deviceQueries } from '../../app/queries/device-queries.ts';
import {
  type ImportKind,
  type ImportOptions,
  type ImportReport,
  sendImport,
} from '../../app/queries/import-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';

type ImportStep =
  | { kind: 'choosing' }
  | { kind: 'unknownColumns'; file: File }
  | { kind: 'sending' | 'storing'; part: number }
  | { kind: 'found'; file: File; report: ImportReport; skipped: Skipped }
  | { kind: 'done'; report: ImportReport };

/** Unknown columns that were left out once are left out again. */
type Skipped = Pick<ImportOptions, 'skipUnknown'>;

/** The import of a file: a dry run first, then stored under the fingerprint of what the dry run found. */
export const useImport = (kind: ImportKind) => {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing' });
  const [failure, setFailure] = useState<OfficeFailure>();
  const refreshDevices = useRefresh(deviceQueries.all);
  const refreshCentres = useRefresh(centreQueries.all);

  const send = (file: File, options: ImportOptions, name: 'sending' | 'storing') => {
    setStep({ kind: name, part: 0 });
    setFailure(undefined);
    return sendImport(kind, file, options, { onProgress: (part) => setStep({ kind: name, part }) });
  };

  return {
    step,
    failure,
    reset: () => {
      setFailure(undefined);
      setStep({ kind: 'choosing' });
    },
    dryRun: async (file: File, skipped: Skipped = {}) => {
      try {
        const report = await send(file, { dryRun: '1', ...skipped }, 'sending');
        setStep({ kind: 'found', file, report, skipped });
      } catch (thrown) {
        const failed = toFailure(thrown);
        setFailure(failed);
        setStep(failed.details.unknownColumns ? { kind: 'unknownColumns', file } : { kind: 'choosing' });
      }
    },
    store: async (reason: string) => {
      if (step.kind !== 'found') return;
      const { file, report, skipped } = step;
      try {
        const options = { expect: report.fingerprint, ...(reason ? { reason } : {}), ...skipped };
        setStep({ kind: 'done', report: await send(file, options, 'storing') });
        void refreshDevices();
        void refreshCentres();
      } catch (thrown) {
        const failed = toFailure(thrown);
        setFailure(failed);
        // Something changed in between: the new counts replace the old.
        const fresh = failed.details.report as ImportReport | undefined;
        setStep({ ...step, report: fresh ?? report });
      }
    },
  };
};
